import { useRef } from 'react';
import type { Cart } from 'shared-contracts/api/basket';
import { AT_KIOSK } from 'shared-contracts/kiosk-styles';
import { useMoneySymbol } from 'shared-platform';
import { Box, Heading } from 'shared-ui/core';
import { hasLapsedHold, isUnavailable, lineName } from '../../shared/basket/basket-lines.ts';
import { HeldPlaces } from '../../shared/basket/held-places.tsx';
import { joinedLines, lineCountOf } from '../../shared/basket/joined-lines.ts';
import { useRemoveLine } from '../../shared/basket/use-remove-line.ts';
import { fillsKiosk, twoColumns } from '../../shared/two-columns.ts';
import { texts } from '../../texts/en.ts';
import { availableTotal } from './available-total.ts';
import { BasketLine } from './basket-line.tsx';
import { BasketSummary } from './basket-summary.tsx';
import { ClearBasket } from './clear-basket.tsx';
import { useChangeLine } from './use-change-line.ts';

const lines = { display: 'grid', gap: 2 };

/** At a kiosk the time left for the held places shares a line with the number of lines. */
const besideTime = {
  [AT_KIOSK]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '12px 16px',
    '& > *': { gridColumn: '1 / -1' },
    '& > :first-child': { gridArea: '1 / 2' },
    '& > :nth-child(2):not(ul)': { gridArea: '1 / 1' },
  },
};

/** Not a grid on a phone: what stays in view would stay within its row. */
const belowEachOther = {
  display: { xs: 'flex', md: 'grid' },
  flexDirection: 'column',
  alignItems: { xs: 'stretch', md: 'start' },
} as const;

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 30px',
  justifyContent: 'space-between',
  alignItems: 'center',
};

interface Props {
  cart: Cart;
  onHoldEnd(): void;
}

export function BasketContent({ cart, onHoldEnd }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button goes with its line, so focus is given to the list instead of being lost.
  const toHeading = () => heading.current?.focus();
  const { removing, remove } = useRemoveLine(toHeading);
  const symbol = useMoneySymbol();
  const change = useChangeLine(toHeading);
  const { isWithout } = availableTotal(cart, symbol);
  return (
    <Box sx={[twoColumns, belowEachOther, fillsKiosk]}>
      <Box
        component="section"
        aria-labelledby="basket-lines"
        sx={[lines, !hasLapsedHold(cart.items) && besideTime]}
      >
        <Box sx={head}>
          <Heading level={2} size={4} id="basket-lines" ref={heading} tabIndex={-1}>
            {texts.basket.items(lineCountOf(cart))}
          </Heading>
          <ClearBasket />
        </Box>
        <HeldPlaces cart={cart} onHoldEnd={onHoldEnd} />
        <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
          {joinedLines(cart.items, symbol).map(({ item, ids }) => (
            <BasketLine
              key={item.id}
              item={item}
              ids={ids}
              name={lineName(item, cart)}
              isRemoving={removing === item.id}
              change={change}
              onRemove={() => void remove(ids)}
              isStruck={isUnavailable(item) && isWithout}
            />
          ))}
        </Box>
      </Box>
      <BasketSummary cart={cart} />
    </Box>
  );
}
