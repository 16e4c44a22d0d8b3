import { IconButton } from 'shared-ui/core';
import { DestinationLink } from '../../shared/destination-link.tsx';
import { texts } from '../../texts/en.ts';
import { useBasketCount } from './use-basket-count.ts';
import type { MarkedEntry } from './use-navigation.ts';

/** The way to the basket with what it holds. */
export function BasketLink({ entry }: { entry: MarkedEntry }) {
  const count = useBasketCount();
  return (
    <IconButton
      component={DestinationLink}
      destination={entry.destination}
      aria-current={entry.current}
      icon="basket"
      label={count > 0 ? texts.basketWith(count) : texts.entries.basket}
      count={count}
    />
  );
}
