import { paths } from 'shared-contracts/links';
import { useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Button, EmptyState } from 'shared-ui/core';
import { texts } from '../texts/en.ts';
import { CheckoutHeader } from './checkout-header.tsx';

export function NothingToPayFor() {
  const links = useLinks();
  return (
    <>
      <CheckoutHeader />
      <EmptyState
        icon="basket"
        title={texts.checkout.emptyTitle}
        action={
          <Button component={Link} to={links.to(paths.home)}>
            {texts.basket.findActivity}
          </Button>
        }
      >
        {texts.checkout.emptyText}
      </EmptyState>
    </>
  );
}
