import { useState } from 'react';
import type { Cart } from 'shared-contracts/api/basket';
import { formatMoney, pence } from 'shared-contracts/money';
import { useFlags, useMoneySymbol } from 'shared-platform';
import { Box, Card, Divider, Heading, Notice, Text, useMediaQuery, useTheme } from 'shared-ui/core';
import { CreditChoice } from '../features/apply-credit/credit-choice.tsx';
import { usableCredits } from '../features/apply-credit/credit-rules.ts';
import { canBePaid, hasLapsedHold, isFreeCart, lineName } from '../shared/basket/basket-lines.ts';
import { useBasketWords } from '../shared/basket/basket-words.ts';
import { type JoinedLine, joinedLines, lineCountOf } from '../shared/basket/joined-lines.ts';
import { Sums } from '../shared/sums.tsx';
import { asideColumn, stickyAside } from '../shared/two-columns.ts';
import { texts } from '../texts/en.ts';
import { commitmentOf } from './commitment.tsx';
import { FoldedHeading } from './folded-heading.tsx';
import { SummaryLines } from './summary-lines.tsx';

interface Props {
  cart: Cart;
  /** A payment is in flight. */
  isPaying: boolean;
  /** Takes a line out, where there is no basket of its own to do that in. */
  onRemove?(ids: JoinedLine['ids']): void;
  /** Lines and sums open on demand; no by default. */
  isFolded?: boolean;
}

/** The items to pay for, and the part that credit pays, beside the payment; on a phone one line above it. */
export function CheckoutAside({ cart, isPaying }: Props) {
  const { kiosk } = useFlags();
  const { breakpoints } = useTheme();
  const isNarrow = useMediaQuery(breakpoints.down('md').replace('@media ', ''));
  return (
    <Box sx={{ ...asideColumn, ...stickyAside, display: 'grid', gap: 2 }}>
      <CheckoutSummary cart={cart} isPaying={isPaying} isFolded={isNarrow && !kiosk} />
    </Box>
  );
}

/** The items to pay for, and the part that credit pays. */
export function CheckoutSummary({ cart, isPaying, onRemove, isFolded = false }: Props) {
  const words = useBasketWords();
  const { items } = cart;
  // A commitment has said right above what its membership costs.
  const isCommitted = commitmentOf(cart) !== undefined;
  const isHoldOver = hasLapsedHold(items);
  // A price that has changed is in view at once, and so is all of a short order or one that a press confirms.
  const [isOpen, setOpen] = useState(
    () =>
      isHoldOver ||
      (items.length === 1 && !isCommitted) ||
      isFreeCart(cart) ||
      items.some(({ formattedPreviousPrice }) => formattedPreviousPrice !== null),
  );
  // The places that are no longer held are in view, whenever that ends.
  const [wasHoldOver, setHoldOver] = useState(isHoldOver);
  if (isHoldOver !== wasHoldOver) {
    setHoldOver(isHoldOver);
    if (isHoldOver) setOpen(true);
  }
  const isShown = !isFolded || isOpen;
  const isPayable = canBePaid(items);
  // No sum promises what cannot be bought, and what credit takes off is seen beside the credit.
  const hasSums =
    (isShown || isCommitted || usableCredits(cart).length > 0) && (isPayable || onRemove !== undefined);
  return (
    <>
      {onRemove && !isPayable && <Notice severity="warning">{words.checkout.lineProblems}</Notice>}
      <Card component="section" aria-labelledby="checkout-summary" sx={{ display: 'grid', gap: 2 }}>
        {isFolded ? (
          <FoldedHeading
            id="checkout-summary"
            isOpen={isOpen}
            lineCount={lineCountOf(cart)}
            onPress={() => setOpen(!isOpen)}
          />
        ) : (
          <Heading level={2} size={3} id="checkout-summary" tabIndex={onRemove && -1}>
            {texts.checkout.summary}
          </Heading>
        )}
        {!isShown && isCommitted && (
          <Text>
            {joinedLines(items, '')
              .map(({ item }) => lineName(item, cart))
              .join(', ')}
          </Text>
        )}
        {isShown && <SummaryLines cart={cart} isPaying={isPaying} onRemove={onRemove} />}
        <CreditChoice cart={cart} isDisabled={isPaying} />
        {hasSums && (
          <>
            <Divider />
            <CheckoutSums cart={cart} />
          </>
        )}
      </Card>
    </>
  );
}

/** Cost, credit and what is left to pay. */
function CheckoutSums({ cart }: { cart: Cart }) {
  const symbol = useMoneySymbol();
  const { kiosk } = useFlags();
  const { totals } = cart;
  const credits = usableCredits(cart).flatMap(({ type, applied }) =>
    applied ? { label: texts.credit.used[type], amount: `−${formatMoney(applied, symbol)}` } : [],
  );
  // On a kiosk's low display both ways to pay are in view: no sum is said twice there, nor is nothing at all.
  const isTotalOnly = credits.length === 0 && (kiosk || pence(totals.total) === 0);
  return (
    <Sums
      sums={[
        ...(isTotalOnly ? [] : [{ label: texts.checkout.basketCost, amount: totals.formattedTotal }]),
        ...credits,
        { label: texts.checkout.totalToPay, amount: totals.formattedBalance, isTotal: true },
      ]}
    />
  );
}
