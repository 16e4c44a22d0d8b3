import { IconButton } from 'shared-ui/core';
import { DestinationLink } from '../../shared/destination-link.tsx';
import { texts } from '../../texts/en.ts';
import { useBasketCount } from './use-basket-count.ts';
import type { NavigationLink } from './use-navigation.ts';

/** The link to the basket with its number of items. */
export function BasketLink({ entry }: { entry: NavigationLink }) {
  const count = useBasketCount();
  return (
    <IconButton
      component={DestinationLink}
      destination={entry.destination}
      aria-current={entry.current}
      icon="basket"
      label={count ? texts.basketWith(count) : texts.entries.basket}
      count={count}
    />
  );
}
