import { expect, test } from 'vitest';
import { addTender, parseAmount, retainCredit, settle, syncCredit, type Tender } from './tenders.ts';

const tender = (tenderType: Tender['tenderType'], amount: string): Tender => ({ tenderType, amount });
const cash = (amount: string) => tender('cash', amount);
const cheque = (amount: string) => tender('cheque', amount);
const voucher = (amount: string) => tender('offline-voucher', amount);
const credit = (amount: string, creditType?: string): Tender => ({
  ...tender('credit', amount),
  ...(creditType && { creditType }),
});

test.each<[string, Tender[], Tender, Tender[]]>([
  ['a new cash tender takes the place of the old', [cash('5.00')], cash('8.00'), [cash('8.00')]],
  ['a new credit tender takes the place of the old', [credit('5.00')], credit('8.00'), [credit('8.00')]],
  ['cheques add up', [cheque('5.00')], cheque('8.00'), [cheque('5.00'), cheque('8.00')]],
  ['vouchers add up', [voucher('5.00')], voucher('5.00'), [voucher('5.00'), voucher('5.00')]],
  ['no cash takes the cash away', [cash('5.00'), cheque('1.00')], cash('0.00'), [cheque('1.00')]],
  ['cash below zero takes the cash away', [cash('5.00')], cash('-1.00'), []],
  ['a penny of cash is cash', [cash('5.00')], cash('0.01'), [cash('0.01')]],
  [
    'no credit takes the credit away, not the cash',
    [credit('5.00'), cash('3.00')],
    credit('0.00'),
    [cash('3.00')],
  ],
  ['credit below zero takes the credit away', [credit('5.00')], credit('-1.00'), []],
  ['a cheque of nothing is none', [cheque('5.00')], cheque('0.00'), [cheque('5.00')]],
  [
    'each kind of credit has a tender of its own',
    [credit('5.00', 'membership')],
    credit('8.00', 'general'),
    [credit('5.00', 'membership'), credit('8.00', 'general')],
  ],
  [
    'credit of no kind is the general one',
    [credit('5.00')],
    credit('8.00', 'general'),
    [credit('8.00', 'general')],
  ],
])('%s', (_, tenders, added, expected) => {
  expect(addTender(tenders, added)).toEqual(expected);
});

test('only credit outlives a removal from the basket', () => {
  expect(retainCredit([cash('5.00'), cheque('1.00'), credit('2.00'), voucher('1.00')])).toEqual([
    credit('2.00'),
  ]);
});

test("the server's credit takes the place of the credit here, and nothing else of it does", () => {
  expect(syncCredit([credit('5.00'), cash('3.00')], [credit('4.00')])).toEqual([
    cash('3.00'),
    credit('4.00'),
  ]);
  expect(syncCredit([credit('5.00'), cash('3.00')], [])).toEqual([cash('3.00')]);
  expect(syncCredit([cash('3.00')], [cash('9.00'), credit('1.00')])).toEqual([cash('3.00'), credit('1.00')]);
});

test.each<[string, Tender[], number, ReturnType<typeof settle>]>([
  ['nothing yet', [], 650, { payments: [], remaining: 650, change: 0 }],
  ['exact cash', [cash('6.50')], 650, { payments: [cash('6.50')], remaining: 0, change: 0 }],
  [
    'more cash than there is to pay',
    [cash('20.00')],
    650,
    { payments: [{ ...cash('6.50'), received: '20.00' }], remaining: 0, change: 1350 },
  ],
  ['a part in cash', [cash('5.00')], 650, { payments: [cash('5.00')], remaining: 150, change: 0 }],
  [
    'cash beside a voucher, whatever came first',
    [cash('5.00'), voucher('4.00')],
    650,
    { payments: [voucher('4.00'), { ...cash('2.50'), received: '5.00' }], remaining: 0, change: 250 },
  ],
  [
    'everything paid without the cash',
    [cash('5.00'), cheque('6.50')],
    650,
    { payments: [cheque('6.50')], remaining: 0, change: 500 },
  ],
  [
    'too much without cash',
    [cheque('10.00')],
    650,
    { payments: [cheque('10.00')], remaining: -350, change: 0 },
  ],
])('%s', (_, tenders, total, expected) => {
  expect(settle(tenders, total)).toEqual(expected);
});

test.each([
  ['20', 2000],
  ['20.5', 2050],
  [' £1,250.00 ', 125_000],
  ['€ 3.05', 305],
  ['4,00', 400],
  ['£4,5', 450],
  ['1,250', 125_000],
  ['1,250,50', 125_050],
  ['-4,00', -400],
  ['-5', -500],
  ['0', 0],
  ['', null],
  ['5.005', null],
  ['five', null],
  ['4,', null],
  ['1,25,00', null],
  ['4,0000', null],
  ['1.250,00', null],
  ['12345678', null],
])('%s is %s pence', (typed, value) => {
  expect(parseAmount(typed)).toBe(value);
});
