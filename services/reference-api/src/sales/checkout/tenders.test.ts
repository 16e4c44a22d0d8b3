import type { OfflinePayment } from 'shared-contracts/api/checkout';
import { expect, test } from 'vitest';
import type { StoredTender } from '../../platform/index.ts';
import {
  areSameTenders,
  canTender,
  checkTenders,
  creditOf,
  membershipCreditOf,
  sumOf,
  tenderDescription,
} from './tenders.ts';
import { checkoutTexts } from './texts.ts';

const words = checkoutTexts.tender;
const payer = { creditPence: 800, membershipCreditPence: 300, symbol: '£' };
const tender = (tenderType: OfflinePayment['tenderType'], amount: string): OfflinePayment => ({
  tenderType,
  amount,
});

test.each<[string, OfflinePayment[], boolean, boolean]>([
  ['nothing, anybody', [], false, true],
  ['credit, a customer', [tender('credit', '5.00')], false, true],
  ['cash, a customer', [tender('cash', '5.00')], false, false],
  ['credit and a cheque, a customer', [tender('credit', '1.00'), tender('cheque', '1.00')], false, false],
  [
    'cash and a voucher, at the desk',
    [tender('cash', '1.00'), tender('offline-voucher', '1.00')],
    true,
    true,
  ],
])('%s', (_, tenders, isAtDesk, allowed) => {
  expect(canTender(tenders, isAtDesk)).toBe(allowed);
});

test.each<[string, OfflinePayment[], Record<string, string[]> | null]>([
  ['nothing', [], null],
  ['all the credit', [tender('credit', '8.00')], null],
  ['two cheques', [tender('cheque', '1.00'), tender('cheque', '2.00')], null],
  [
    'more credit than there is',
    [tender('credit', '8.01')],
    { 'payments.0.amount': [words.tooMuchCredit('£8.00')] },
  ],
  ['a negative amount', [tender('cash', '-1.00')], { 'payments.0.amount': [words.amount] }],
  ['no amount', [tender('credit', '0.00')], { 'payments.0.amount': [words.amount] }],
  [
    'credit twice',
    [tender('credit', '1.00'), tender('credit', '1.00')],
    { 'payments.1.tenderType': [words.repeated] },
  ],
  [
    'cash twice',
    [tender('cash', '1.00'), tender('cash', '2.00')],
    { 'payments.1.tenderType': [words.repeated] },
  ],
  [
    'more credit of a membership than there is',
    [{ ...tender('credit', '3.01'), creditType: 'membership' }],
    { 'payments.0.amount': [words.tooMuchCredit('£3.00')] },
  ],
  [
    'credit of both kinds',
    [{ ...tender('credit', '3.00'), creditType: 'membership' }, tender('credit', '7.00')],
    null,
  ],
  ['cash and what was handed over', [{ ...tender('cash', '6.50'), received: '10.00' }], null],
  ['cash, handed over to the penny', [{ ...tender('cash', '6.50'), received: '6.50' }], null],
  [
    'cash and less handed over',
    [{ ...tender('cash', '6.50'), received: '6.49' }],
    { 'payments.0.received': [words.received] },
  ],
  [
    'cash and no amount handed over',
    [{ ...tender('cash', '6.50'), received: 'ten' }],
    { 'payments.0.received': [words.received] },
  ],
  [
    'two that are wrong',
    [tender('cash', '0.00'), tender('credit', '9.00')],
    { 'payments.0.amount': [words.amount], 'payments.1.amount': [words.tooMuchCredit('£8.00')] },
  ],
  ['all of it', [tender('credit', '4.00'), tender('cash', '6.00')], null],
  ['more than the total', [tender('cash', '5.00'), tender('cheque', '5.01')], { payments: [words.tooMuch] }],
])('of £10.00 with £8.00 credit and £3.00 of a membership, %s', (_, tenders, messages) => {
  const result = checkTenders(tenders, 1000, payer);
  expect('messages' in result ? result.messages : null).toEqual(messages);
});

test('what else is said of a tender is kept with it', () => {
  const cheque = { ...tender('cheque', '1.00'), chequeNumber: '000123' };
  expect(checkTenders([cheque, tender('cash', '2.00')], 1000, { ...payer, creditPence: 0 })).toEqual({
    tenders: [
      { tenderType: 'cheque', amountPence: 100, extras: { chequeNumber: '000123' } },
      { tenderType: 'cash', amountPence: 200 },
    ],
  });
});

test('tenders add up, and credit of each kind by itself', () => {
  const tenders: StoredTender[] = [
    { tenderType: 'credit', amountPence: 100 },
    { tenderType: 'cash', amountPence: 250 },
    { tenderType: 'credit', amountPence: 200, extras: { creditType: 'membership' } },
  ];
  const amounts = [sumOf, creditOf, membershipCreditOf];
  expect(amounts.map((amountOf) => amountOf(tenders))).toEqual([550, 100, 200]);
  expect(amounts.map((amountOf) => amountOf([]))).toEqual([0, 0, 0]);
});

test('a tender of another type is no credit of a membership, whatever else is said of it', () => {
  const voucher: StoredTender = {
    tenderType: 'offline-voucher',
    amountPence: 100,
    extras: { creditType: 'membership' },
  };
  expect(membershipCreditOf([voucher])).toBe(0);
});

test('what is wrong with one tender is said before what is wrong with all of them together', () => {
  const cash = { ...tender('cash', '20.00'), received: '10.00' };
  expect(checkTenders([cash], 1000, payer)).toEqual({
    messages: { 'payments.0.received': [words.received] },
  });
});

test('tenders are the same in any order', () => {
  const credit = { tenderType: 'credit', amountPence: 100 } as const;
  const cash = { tenderType: 'cash', amountPence: 200 } as const;
  expect(areSameTenders([credit, cash], [cash, credit])).toBe(true);
  expect(areSameTenders([credit], [{ ...credit, amountPence: 101 }])).toBe(false);
  expect(areSameTenders([credit], [])).toBe(false);
  expect(areSameTenders([credit], [{ ...credit, extras: { creditType: 'general' } }])).toBe(true);
  expect(areSameTenders([credit], [{ ...credit, extras: { creditType: 'membership' } }])).toBe(false);
  expect(areSameTenders([credit], [{ ...credit, tenderType: 'cash' }])).toBe(false);
});

test('credit of each kind may pay once', () => {
  const credits = [tender('credit', '1.00'), { ...tender('credit', '1.00'), creditType: 'general' }];
  const result = checkTenders(credits, 1000, payer);
  expect(result).toEqual({ messages: { 'payments.1.tenderType': [words.repeated] } });
});

test.each<[string, StoredTender, string]>([
  [
    'credit of a kind',
    { tenderType: 'credit', amountPence: 100, extras: { creditType: 'general' } },
    'Account credit',
  ],
  [
    'credit of a membership',
    { tenderType: 'credit', amountPence: 100, extras: { creditType: 'membership' } },
    'Membership credit',
  ],
  ['cash', { tenderType: 'cash', amountPence: 650 }, 'Cash'],
  [
    'cash with change',
    { tenderType: 'cash', amountPence: 650, extras: { received: '10.00' } },
    'Cash (€ 10.00 received, € 3.50 change)',
  ],
  [
    'a cheque with its number',
    { tenderType: 'cheque', amountPence: 100, extras: { chequeNumber: '000123' } },
    'Cheque, 000123',
  ],
])('%s in words', (_, stored, description) => {
  expect(tenderDescription(stored, '€')).toBe(description);
});
