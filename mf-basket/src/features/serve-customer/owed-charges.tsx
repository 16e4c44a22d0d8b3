import { useEffect, useEffectEvent, useRef } from 'react';
import { addToCart, basketArguments, cart } from 'shared-contracts/api/basket';
import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import type { Penalty } from 'shared-contracts/api/penalties';
import { formatMoney, pence } from 'shared-contracts/money';
import { useApi, useApiMutation, useMoneySymbol } from 'shared-platform';
import { failureMessages } from 'shared-platform/forms';
import { Button, Notice, styled, Text } from 'shared-ui/core';
import { dayOf } from '../../shared/basket/basket-lines.ts';
import { texts } from '../../texts/desk.ts';
import type { Charges } from './use-charges.ts';

const words = texts.owed;

const List = styled('ul')({
  margin: '4px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', overflowWrap: 'anywhere' },
  '& > li + li': { marginTop: 8 },
});

const spaced = { mb: 3 };

interface Props {
  customer: DeskCustomer;
  charges: Charges;
  isDisabled: boolean;
  /** Called once they are in the basket. */
  onAdded(): void;
}

/** Charges of the customer that are not in their basket: staff put them there, to be paid like anything else. */
export function OwedCharges({ customer, charges, isDisabled, onAdded }: Props) {
  const api = useApi();
  const symbol = useMoneySymbol();
  const { run, requesting, error } = useApiMutation(addToCart);
  const attempt = useRef({ sent: '', key: '' });
  const { due, isFailed, isRefreshing, reload } = charges;
  const isAdded = useRef(false);
  const seen = useRef(due.length);
  const compare = useEffectEvent((count: number) => {
    // The shown basket has what was added only with this change of the list.
    if (isAdded.current && count < seen.current) {
      isAdded.current = false;
      onAdded();
    }
    seen.current = count;
  });
  useEffect(() => compare(due.length), [due.length]);
  if (isFailed) {
    return (
      <Notice
        severity="warning"
        live={false}
        title={words.failed}
        sx={spaced}
        action={
          <Button variant="quiet" size="small" onClick={reload}>
            {words.tryAgain}
          </Button>
        }
      />
    );
  }
  if (due.length === 0)
    return error && <Notice severity="danger" sx={spaced} title={failureMessages(error).join(' ')} />;
  // One that has just left the basket is not known to be free yet.
  const payable = due.filter(({ isInBasket }) => isRefreshing || !isInBasket);
  const sumOf = (charges: readonly Penalty[]) =>
    formatMoney(
      charges.reduce((sum, { amount }) => sum + pence(amount), 0),
      symbol,
    );

  async function add(): Promise<void> {
    const items = payable.map(({ id }) => ({ id, type: 'penalty' as const }));
    const sent = JSON.stringify(items);
    // The same charges sent again, as after a lost answer, are the same attempt.
    if (attempt.current.sent !== sent) attempt.current = { sent, key: crypto.randomUUID() };
    const body = { items, membershipUserId: null, selectedUserId: customer.id };
    const result = await run({ body }, { idempotencyKey: attempt.current.key });
    if (result.ok || result.error.kind === 'conflict') attempt.current.sent = '';
    if (result.ok) {
      isAdded.current = true;
      api.setAnswer(cart, basketArguments(customer), result.data);
    } else if (result.error.kind === 'conflict') reload();
  }

  return (
    <Notice
      severity="warning"
      title={words.title(sumOf(due))}
      sx={spaced}
      action={
        payable.length > 0 && (
          <Button
            size="small"
            disabled={isDisabled || isRefreshing}
            loading={requesting}
            loadingText={words.adding}
            onClick={() => void add()}
          >
            {words.add(sumOf(payable))}
          </Button>
        )
      }
    >
      <List>
        {due.map(({ id, reason, name, startDate, venue, formattedAmount }) => (
          <li key={id}>
            <Text weight="bold">{words.charge(words.reasons[reason](name), formattedAmount)}</Text>
            <Text size="small">{words.where(dayOf(startDate), venue.name)}</Text>
          </li>
        ))}
      </List>
      {payable.length < due.length && <Text>{words.checking}</Text>}
      {error && <Text tone="danger">{failureMessages(error).join(' ')}</Text>}
    </Notice>
  );
}
