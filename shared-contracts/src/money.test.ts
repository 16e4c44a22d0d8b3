import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayMoney, displayMoneySchema, formatMoney, moneySchema, pence, pounds } from './money.ts';
import { safeParse } from './schema.ts';

describe('money', () => {
  it.each([
    ['12.50', 1250],
    ['0.00', 0],
    ['-5.00', -500],
    ['0.05', 5],
    ['1000000.01', 100000001],
  ])('reads %s as %i pence', (text, amount) => {
    expect(pence(text)).toBe(amount);
    expect(pounds(amount)).toBe(text);
  });

  it('reads minus nothing as nothing', () => {
    expect(Object.is(pence('-0.00'), 0)).toBe(true);
  });

  it.each(['12.5', '12', '£12.50', '12.50 ', '1,000.00', '', 'NaN', 'x.50', '1.xx', '12.505', '--1.00'])(
    'refuses %s',
    (text) => {
      expect(() => pence(text)).toThrow(new RangeError(`'${text}' is not an amount with two decimals.`));
      expect(safeParse(moneySchema, text).success).toBe(false);
    },
  );

  it.each(['0.00', '12.50', '-5.00', '1000000.01'])('takes %s from the wire', (text) => {
    expect(safeParse(moneySchema, text)).toEqual({ success: true, data: text });
  });

  it('refuses fractions of a penny', () => {
    expect(() => pounds(0.5)).toThrow(new RangeError('0.5 is not a whole number of pence.'));
    expect(() => pounds(Number.NaN)).toThrow(RangeError);
  });

  it.each([
    [1250, '£', '£12.50'],
    [0, '£', '£0.00'],
    [-500, '£', '-£5.00'],
    [-1, '£', '-£0.01'],
    [99999, '£', '£999.99'],
    [100000, '£', '£1,000.00'],
    [125000, '£', '£1,250.00'],
    [300, '€', '€ 3.00'],
    [-123456789, 'kr', '-kr 1,234,567.89'],
  ])('shows %i with %s as %s', (amount, symbol, text) => {
    expect(formatMoney(amount, symbol)).toBe(text);
  });

  it('is sent with the text to show', () => {
    expect(displayMoney(1250)).toEqual({ decimal: '12.50', formatted: '£12.50' });
    expect(safeParse(displayMoneySchema, displayMoney(1250)).success).toBe(true);
    expect(safeParse(displayMoneySchema, { decimal: '12.5', formatted: '£12.50' }).success).toBe(false);
    expect(displayMoney(-125000, '€')).toEqual({ decimal: '-1250.00', formatted: '-€ 1,250.00' });
  });

  it('survives the wire unchanged', () => {
    fc.assert(fc.property(fc.integer(), (amount) => pence(pounds(amount)) === amount));
  });
});
