import { paths } from 'shared-contracts/links';
import { useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Button, EmptyState } from 'shared-ui/core';
import type { Meanwhile } from '../basket/meanwhile.ts';
import { GoneBasket } from '../parts/gone-basket.tsx';
import { texts } from '../texts/en.ts';

/** @param meanwhile what another tab did to the basket that was here */
export function NothingToPayFor({ meanwhile }: { meanwhile: Meanwhile | null }) {
  const links = useLinks();
  if (meanwhile && meanwhile.happened !== 'changed') return <GoneBasket gone={meanwhile} />;
  return (
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
  );
}
