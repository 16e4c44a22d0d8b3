import type { Cart } from 'shared-contracts/api/basket';
import { loudButton, onUprightKiosk } from 'shared-contracts/kiosk-styles';
import { paths } from 'shared-contracts/links';
import { pence } from 'shared-contracts/money';
import { useFlags, useLinks, useMoneySymbol } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Box, Button, Card, Heading, Text, useMediaQuery, useTheme } from 'shared-ui/core';
import { hasLapsedHold, isUnavailable, lineName, sortedLines } from '../../shared/basket/basket-lines.ts';
import { type Sum, Sums } from '../../shared/sums.tsx';
import { atKioskBottom, stickyAside } from '../../shared/two-columns.ts';
import { texts } from '../../texts/en.ts';
import { texts as words } from '../../texts/review.ts';
import { availableTotal } from './available-total.ts';
import { CheckoutBar } from './checkout-bar.tsx';

/** Both ways share a line on an upright kiosk, the way on at the right hand. */
const ways = {
  display: 'grid',
  gap: 1,
  ...onUprightKiosk({
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    alignItems: 'center',
    '& > p': { gridColumn: '1 / -1' },
    '& > [data-way-on]': { gridColumn: 2, gridRow: 2 },
    '& > :last-child': { gridColumn: 1, gridRow: 2 },
  }),
};

const taxSums = ({ totals }: Cart): Sum[] =>
  pence(totals.taxTotal) === 0
    ? []
    : [
        { label: words.subTotal, amount: totals.formattedSubTotal },
        { label: texts.basket.tax, amount: totals.formattedTaxTotal },
      ];

/** The reason that the checkout cannot be reached, in words; `null` if it can. */
function blockedBy(cart: Cart, isWithout: boolean): string | null {
  const blocking = sortedLines(cart.items).filter(({ problem }) => problem !== null);
  if (blocking.length === 0) return null;
  const isChoice = blocking.every((item) => item.type === 'activity' && item.clash);
  const names = blocking.map((item) => lineName(item, cart)).join(', ');
  if (isChoice) return words.checkoutChoice(names);
  const isAll = cart.items.every(isUnavailable);
  const reason = isAll ? words.noneBookable : words.checkoutBlocked(names);
  const unavailable = blocking.filter(isUnavailable).length;
  return isWithout ? reason : `${reason} ${words.stillCounted(unavailable)}`;
}

/** The totals and the way on; on a phone the total and the way on stay in view. */
export function BasketSummary({ cart }: { cart: Cart }) {
  const links = useLinks();
  const { kiosk } = useFlags();
  const { breakpoints } = useTheme();
  const isNarrow = useMediaQuery(breakpoints.down('md').replace('@media ', ''));
  const { amount, isServers } = availableTotal(cart, useMoneySymbol());
  const tax = isServers ? taxSums(cart) : [];
  const total = { label: texts.basket.total, amount, isTotal: true };
  const keepBrowsing = (
    <Button variant="text" fullWidth component={Link} to={links.to(paths.home)}>
      {words.keepBrowsing}
    </Button>
  );
  const heading = (
    <Heading level={2} size={3} id="basket-summary">
      {words.summary}
    </Heading>
  );
  if (isNarrow && !kiosk) {
    return (
      <>
        {tax.length > 0 && (
          <Card component="section" aria-labelledby="basket-summary" sx={{ display: 'grid', gap: 2 }}>
            {heading}
            <Sums sums={[...tax, total]} />
          </Card>
        )}
        {keepBrowsing}
        <CheckoutBar total={amount}>
          <WayOn cart={cart} />
        </CheckoutBar>
      </>
    );
  }
  return (
    <Card
      component="section"
      aria-labelledby="basket-summary"
      sx={[{ display: 'grid', gap: 2.5, ...stickyAside }, atKioskBottom]}
    >
      {heading}
      <Sums sums={[...tax, total]} />
      <Box sx={ways}>
        <WayOn cart={cart} />
        {keepBrowsing}
      </Box>
    </Card>
  );
}

/** The button that leads to the checkout, with what stops it. The checkout is its own document: only there may the provider's script run. */
function WayOn({ cart }: { cart: Cart }) {
  const links = useLinks();
  const { embedded } = useFlags();
  const blocked = blockedBy(cart, availableTotal(cart, useMoneySymbol()).isWithout);
  return (
    <>
      {blocked && (
        <Text tone="warning" size="small" id="basket-blocked" sx={{ mb: { md: 1 } }}>
          {blocked}
        </Text>
      )}
      <Button
        // An embedded page holds the session in its memory, and may run the provider's script as it is.
        component={Link}
        to={links.to(paths.checkout)}
        reloadDocument={!embedded}
        data-way-on=""
        // The next step is to hold the places again, which is above.
        variant={hasLapsedHold(cart.items) ? 'quiet' : 'primary'}
        size="large"
        sx={loudButton}
        fullWidth
        endIcon="arrow-right"
        disabled={blocked !== null}
        aria-describedby={blocked ? 'basket-blocked' : undefined}
      >
        {texts.basket.checkout}
      </Button>
    </>
  );
}
