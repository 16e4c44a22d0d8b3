import { paths } from 'shared-contracts/links';
import { useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Button, EmptyState } from 'shared-ui/core';
import type { BasketChange } from '../shared/basket/basket-change.ts';
import { EndedBasket } from '../shared/ended-basket.tsx';
import { SpotPicture } from '../shared/spot-picture.tsx';
import { texts } from '../texts/en.ts';
import { texts as words } from '../texts/ended-basket.ts';

export interface NothingToPayForProps {
  /** Change that another tab made to the basket that was here. */
  basketChange: BasketChange | null;
}

export default function NothingToPayFor({ basketChange }: NothingToPayForProps) {
  const links = useLinks();
  if (basketChange && basketChange.happened !== 'changed') return <EndedBasket basketEnd={basketChange} />;
  return (
    <EmptyState
      picture={<SpotPicture name="bag" />}
      title={words.nothingTitle}
      action={
        <Button component={Link} to={links.to(paths.home)}>
          {texts.basket.findActivity}
        </Button>
      }
    >
      {words.nothingText}
    </EmptyState>
  );
}
