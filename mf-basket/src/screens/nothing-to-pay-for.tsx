import { paths } from 'shared-contracts/links';
import { useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Button, EmptyState } from 'shared-ui/core';
import type { BasketChange } from '../shared/basket/basket-change.ts';
import { EndedBasket } from '../shared/ended-basket.tsx';
import { SpotPicture } from '../shared/spot-picture.tsx';
import { texts } from '../texts/en.ts';

/** @param meanwhile what another tab did to the basket that was here */
export function NothingToPayFor({ basketChange }: { basketChange: BasketChange | null }) {
  const links = useLinks();
  if (basketChange && basketChange.happened !== 'changed') return <EndedBasket basketEnd={basketChange} />;
  return (
    <EmptyState
      picture={<SpotPicture name="bag" />}
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
