import { paths } from 'shared-contracts/links';
import { useLinks, useScreenTitle } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Button, EmptyState } from 'shared-ui/core';
import { texts as orderTexts } from '../../texts/order.ts';

/** An order that does not exist, or belongs to someone else. */
export function OrderRefused({ title, message }: { title: string; message: string }) {
  useScreenTitle(title);
  const links = useLinks();
  return (
    <EmptyState
      icon="ticket"
      level={1}
      title={title}
      action={
        <Button component={Link} to={links.to(paths.home)}>
          {orderTexts.confirmation.goHome}
        </Button>
      }
    >
      {message}
    </EmptyState>
  );
}
