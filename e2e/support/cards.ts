import type { APIRequestContext } from '@playwright/test';
import { addMonths } from 'shared-contracts/billing-dates';
import { siteDay } from 'shared-contracts/dates';
import { readLedger } from './ledger.ts';
import type { Surface } from './surface.ts';

export interface Card {
  number: string;
  /** Rules what the bank does in the sandbox. */
  holder: string;
}

/** Accepted by the bank, which asks nothing. */
export const FRICTIONLESS_HOLDER = 'Sam Newbury';
/** Makes the bank show its page. */
export const CHALLENGED_HOLDER = 'CHALLENGE';

export const DECLINED_VISA = '4929602110085639';
/** Its last four digits are no saved card's, so a charge to it would be this card's. */
export const DECLINED_MASTERCARD = '5403814948608092';

function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** A Visa number of this test alone: no payment in the ledger and no other test's card has its last four digits. */
export async function ownVisa(request: APIRequestContext): Promise<string> {
  const used = new Set((await readLedger(request)).map(({ lastFourDigits }) => lastFourDigits));
  for (const number of [DECLINED_VISA, DECLINED_MASTERCARD]) used.add(number.slice(-4));
  for (;;) {
    const digits = `49290000${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
    const number = `${digits}${checkDigit(digits)}`;
    if (!used.has(number.slice(-4))) return number;
  }
}

/** December of next year, as printed on a card. */
export const nextYear = () => `12/${String((new Date().getFullYear() + 1) % 100).padStart(2, '0')}`;

/** The month that ended last, as printed on a card that has only just expired. */
export function lastMonth(): string {
  const [year = '', month = ''] = addMonths(`${siteDay(new Date()).slice(0, 7)}-01`, -1).split('-');
  return `${month}/${year.slice(2)}`;
}

export async function fillCard(surface: Surface, { number, holder }: Card): Promise<void> {
  const details = surface.getByRole('group', { name: 'Card details' });
  await details.getByRole('textbox', { name: 'Card number' }).fill(number);
  await details.getByRole('textbox', { name: 'Expiry date' }).fill(nextYear());
  await details.getByRole('textbox', { name: 'Security code' }).fill('123');
  await details.getByRole('textbox', { name: 'Name on card' }).fill(holder);
}

export async function fillBillingAddress(surface: Surface): Promise<void> {
  const billing = surface.getByRole('group', { name: 'Billing address' });
  await billing.getByRole('textbox', { name: 'Address line 1' }).fill('12 Test Street');
  await billing.getByRole('textbox', { name: 'Town or city' }).fill('Sale');
  await billing.getByRole('textbox', { name: 'Postcode' }).fill('M33 7XX');
}
