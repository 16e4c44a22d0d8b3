import { type Infer, object, regex, string } from 'shared-contracts/schema';

/** Decimal pounds on the wire: `"12.50"`, `"-5.00"`. */
export const moneySchema = string().check(regex(/^-?\d+\.\d{2}$/));

/** An amount with the text to show, which is shown as it is (decisions 4). */
export const displayMoneySchema = object({ decimal: moneySchema, formatted: string() });
export type DisplayMoney = Infer<typeof displayMoneySchema>;

/** Integer pence of a wire amount: `"12.50"` -> 1250. Throws a RangeError on anything else than two decimals. */
export function pence(amount: string): number {
  const match = /^(-?)(\d+)\.(\d{2})$/.exec(amount);
  if (!match) throw new RangeError(`'${amount}' is not an amount with two decimals.`);
  const value = Number(match[2]) * 100 + Number(match[3]);
  return match[1] && value !== 0 ? -value : value;
}

/** Wire amount of integer pence: 1250 -> `"12.50"`. Throws a RangeError on fractions of a penny. */
export function pounds(amountInPence: number): string {
  if (!Number.isSafeInteger(amountInPence))
    throw new RangeError(`${amountInPence} is not a whole number of pence.`);
  const absolute = Math.abs(amountInPence);
  const sign = amountInPence < 0 ? '-' : '';
  return `${sign}${Math.floor(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`;
}

/**
 * Money as text: `£1,250.00`, `-£5.00`, `€ 3.00`. Two decimals; a symbol other than the pound sign is followed
 * by a space (shell specification 9, decisions 4).
 */
export function formatMoney(amountInPence: number, symbol = '£'): string {
  const [whole = '0', decimals = '00'] = pounds(Math.abs(amountInPence)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return `${amountInPence < 0 ? '-' : ''}${symbol}${symbol === '£' ? '' : ' '}${grouped}.${decimals}`;
}

/** An amount with its text: 1250 -> `{ decimal: '12.50', formatted: '£12.50' }`. */
export function displayMoney(amountInPence: number, symbol = '£'): DisplayMoney {
  return { decimal: pounds(amountInPence), formatted: formatMoney(amountInPence, symbol) };
}
