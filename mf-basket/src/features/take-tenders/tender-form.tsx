import { type FormEvent, useRef, useState } from 'react';
import { formatMoney, pounds } from 'shared-contracts/money';
import { useMoneySymbol } from 'shared-platform';
import { Box, Button, SegmentedControl, Text } from 'shared-ui/core';
import { TextField } from 'shared-ui/forms';
import { texts } from '../../texts/desk.ts';
import { quickAmounts } from './quick-amounts.ts';
import { parseAmount, type Tender } from './tenders.ts';

/** A tender taken at the desk; credit is chosen beside the sums. */
const KINDS = ['cash', 'offline-voucher', 'cheque'] as const;
type Kind = (typeof KINDS)[number];

interface Props {
  /** Pence still to pay without the cash that is there. */
  due: number;
  /** Pence of that cash, in whose place the next comes (shell specification 4). */
  cash: number;
  isDisabled: boolean;
  /** Something else is the next step. */
  isQuiet: boolean;
  onAdd(tender: Tender): void;
}

const words = texts.tender;

/** Says what was handed over: what it is, how much, and for a voucher or cheque its number. */
export function TenderForm({ due, cash, isDisabled, isQuiet, onAdd }: Props) {
  const [kind, setKind] = useState<Kind>('cash');
  const [amount, setAmount] = useState('');
  const [number, setNumber] = useState('');
  const [error, setError] = useState<string | null>(null);
  const symbol = useMoneySymbol();
  const amountField = useRef<HTMLInputElement>(null);

  const isMore = kind === 'cash' && cash > 0;
  const cashLabel = isMore ? words.receivedInAll : words.received;

  function choose(chosen: Kind): void {
    setKind(chosen);
    setNumber('');
    setError(null);
  }

  function faultOf(value: number | null): string | null {
    if (value === null) return words.errors.amount;
    if (kind === 'cash') return null;
    if (value <= 0) return words.errors.amount;
    return value > due ? words.errors.tooMuch : null;
  }

  function add(event: FormEvent): void {
    event.preventDefault();
    const value = parseAmount(amount);
    const fault = faultOf(value);
    setError(fault);
    // A refused payment is corrected there, and the next one is typed there too.
    amountField.current?.focus();
    if (fault !== null || value === null) return;
    const said = number.trim();
    const tender: Tender = { tenderType: kind, amount: pounds(value) };
    if (said) tender[kind === 'cheque' ? 'chequeNumber' : 'voucherNumber'] = said;
    onAdd(tender);
    setAmount('');
    setNumber('');
  }

  return (
    <Box component="form" noValidate onSubmit={add} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Text weight="bold" aria-hidden="true">
          {words.kind}
        </Text>
        <SegmentedControl
          label={words.kind}
          options={KINDS.map((value) => ({ value, label: words.names[value] }))}
          value={kind}
          onChange={choose}
          sx={{ width: 1 }}
        />
      </Box>
      {kind === 'cash' && due > 0 && (
        <Box
          role="group"
          aria-label={words.quick(cashLabel)}
          sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))' }}
        >
          {quickAmounts(due).map((value) => (
            <Button
              key={value}
              variant="quiet"
              disabled={isDisabled}
              onClick={() => onAdd({ tenderType: 'cash', amount: pounds(value) })}
            >
              {formatMoney(value, symbol)}
            </Button>
          ))}
        </Box>
      )}
      <TextField
        label={kind === 'cash' ? cashLabel : words.amount}
        hint={isMore && words.includes(formatMoney(cash, symbol))}
        ref={amountField}
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        error={error}
        onChange={({ target }) => setAmount(target.value)}
      />
      {kind !== 'cash' && (
        <TextField
          label={kind === 'cheque' ? words.chequeNumber : words.voucherNumber}
          optional
          autoComplete="off"
          maxLength={50}
          value={number}
          onChange={({ target }) => setNumber(target.value)}
        />
      )}
      <Button type="submit" variant={isQuiet ? 'quiet' : 'primary'} disabled={isDisabled}>
        {words.add}
      </Button>
    </Box>
  );
}
