import type { Cart } from 'shared-contracts/api/basket';
import { AT_KIOSK, onUprightKiosk } from 'shared-contracts/kiosk-styles';
import { formatMoney } from 'shared-contracts/money';
import { useFlags, useMoneySymbol } from 'shared-platform';
import { Box, Button, Card, Divider, Heading, Notice, Text } from 'shared-ui/core';
import { CreditChoice } from '../features/apply-credit/credit-choice.tsx';
import { usableCredits } from '../features/apply-credit/credit-rules.ts';
import {
  canBePaid,
  lineName,
  linkedAttendee,
  sortedLines,
  whenText,
  whereText,
} from '../shared/basket/basket-lines.ts';
import { useBasketWords } from '../shared/basket/basket-words.ts';
import { Fees } from '../shared/fees.tsx';
import { Sums } from '../shared/sums.tsx';
import { asideColumn, stickyAside } from '../shared/two-columns.ts';
import { texts } from '../texts/en.ts';

interface Props {
  cart: Cart;
  /** A payment is in flight. */
  isPaying: boolean;
  /** Takes a line out, where there is no basket of its own to do that in. */
  onRemove?(itemId: string): void;
}

/** Words as large as those of a kiosk's basket. */
const list = {
  display: 'grid',
  gap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  [AT_KIOSK]: { '& p': { fontSize: '1.125rem' } },
  // Day and venue share a line, so that both ways to pay are in view.
  ...onUprightKiosk({ '& > li > p': { display: 'inline' }, '& > li > p + p::before': { content: '" · "' } }),
};

/** A line below the name of what is paid for; nothing where there is nothing to say. */
const note = (tone: 'muted' | 'warning' | 'danger', text: string | false | null) =>
  text && (
    <Text size="small" tone={tone}>
      {text}
    </Text>
  );

/** The items to pay for, and the part that credit pays, beside the payment. */
export function CheckoutAside({ cart, isPaying }: Props) {
  return (
    <Box sx={{ ...asideColumn, ...stickyAside, display: 'grid', gap: 2 }}>
      <CheckoutSummary cart={cart} isPaying={isPaying} />
    </Box>
  );
}

/** The items to pay for, and the part that credit pays. */
export function CheckoutSummary({ cart, isPaying, onRemove }: Props) {
  const words = useBasketWords();
  const symbol = useMoneySymbol();
  const { totals } = cart;
  const { kiosk } = useFlags();
  const credits = usableCredits(cart).flatMap(({ type, applied }) =>
    applied ? { label: texts.credit.used[type], amount: `−${formatMoney(applied, symbol)}` } : [],
  );
  // On a kiosk's low display both ways to pay are in view: no sum is said twice there.
  const isTotalOnly = kiosk && credits.length === 0;
  return (
    <>
      {onRemove && !canBePaid(cart.items) && (
        <Notice severity="warning">{words.checkout.lineProblems}</Notice>
      )}
      <Card component="section" aria-labelledby="checkout-summary" sx={{ display: 'grid', gap: 2 }}>
        <Heading level={2} size={3} id="checkout-summary" tabIndex={onRemove && -1}>
          {texts.checkout.summary}
        </Heading>
        <Box component="ul" sx={list}>
          {sortedLines(cart.items).map((item) => (
            <li key={item.id}>
              <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
                <Text weight="bold" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  {item.name}
                </Text>
                <Text sx={{ flex: 'none' }}>{item.formattedPrice}</Text>
              </Box>
              {note('muted', whenText(item))}
              {note('muted', whereText(item))}
              {note('muted', linkedAttendee(item, cart) && texts.basket.forWhom(item.purchasedFor.name))}
              {note('muted', item.priceReason)}
              {item.type === 'membership' && <Fees fees={item.fees} />}
              {note(
                'warning',
                item.formattedPreviousPrice &&
                  texts.basket.priceChanged(item.formattedPreviousPrice, item.formattedPrice),
              )}
              {note('danger', item.problem)}
              {onRemove && (
                <Button
                  variant="text"
                  size="small"
                  startIcon="trash"
                  disabled={isPaying}
                  aria-label={texts.basket.removeLine(lineName(item, cart))}
                  onClick={() => onRemove(item.id)}
                >
                  {texts.basket.remove}
                </Button>
              )}
            </li>
          ))}
        </Box>
        <CreditChoice cart={cart} isDisabled={isPaying} />
        <Divider />
        <Sums
          sums={[
            ...(isTotalOnly ? [] : [{ label: texts.checkout.basketCost, amount: totals.formattedTotal }]),
            ...credits,
            { label: texts.checkout.totalToPay, amount: totals.formattedBalance, isTotal: true },
          ]}
        />
      </Card>
    </>
  );
}
