import type { Cart } from 'shared-contracts/api/basket';
import { loudButton, onUprightKiosk } from 'shared-contracts/kiosk-styles';
import { paths } from 'shared-contracts/links';
import { pence } from 'shared-contracts/money';
import { useFlags, useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Box, Button, Card, Heading, Text } from 'shared-ui/core';
import { hasLapsedHold, lineName, sortedLines } from '../../shared/basket/basket-lines.ts';
import { Sums } from '../../shared/sums.tsx';
import { atKioskBottom, stickyAside } from '../../shared/two-columns.ts';
import { texts } from '../../texts/en.ts';

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

/** The server's totals and the way on. Checkout is its own document: only there may the provider's script run. */
export function BasketSummary({ cart }: { cart: Cart }) {
  const links = useLinks();
  const { embedded } = useFlags();
  const { totals } = cart;
  const blocking = sortedLines(cart.items).filter(({ problem }) => problem !== null);
  const isPayable = blocking.length === 0;
  const hasTax = pence(totals.taxTotal) !== 0;
  return (
    <Card
      component="section"
      aria-labelledby="basket-summary"
      sx={[{ display: 'grid', gap: 2.5, ...stickyAside }, atKioskBottom]}
    >
      <Heading level={2} size={3} id="basket-summary">
        {texts.basket.summary}
      </Heading>
      <Sums
        sums={[
          ...(hasTax
            ? [
                { label: texts.basket.subTotal, amount: totals.formattedSubTotal },
                { label: texts.basket.tax, amount: totals.formattedTaxTotal },
              ]
            : []),
          { label: texts.basket.total, amount: totals.formattedTotal, isTotal: true },
        ]}
      />
      <Box sx={ways}>
        {!isPayable && (
          <Text tone="danger" size="small" id="basket-blocked">
            {texts.basket.checkoutBlocked(blocking.map((item) => lineName(item, cart)).join(', '))}
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
          disabled={!isPayable}
          aria-describedby={isPayable ? undefined : 'basket-blocked'}
        >
          {texts.basket.checkout}
        </Button>
        <Button variant="text" fullWidth component={Link} to={links.to(paths.home)}>
          {texts.basket.keepBrowsing}
        </Button>
      </Box>
    </Card>
  );
}
