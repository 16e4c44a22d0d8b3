import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, pence, pounds } from './money.ts';

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

  it.each(['12.5', '12', '£12.50', '1,000.00', '', 'NaN', '12.505'])('refuses %s', (text) => {
    expect(() => pence(text)).toThrow(RangeError);
  });

  it('refuses fractions of a penny', () => {
    expect(() => pounds(0.5)).toThrow(RangeError);
  });

  it.each([
    [1250, '£', '£12.50'],
    [-500, '£', '-£5.00'],
    [125000, '£', '£1,250.00'],
    [300, '€', '€ 3.00'],
    [-123456789, 'kr', '-kr 1,234,567.89'],
  ])('shows %i with %s as %s', (amount, symbol, text) => {
    expect(formatMoney(amount, symbol)).toBe(text);
  });

  it('loses nothing on the wire', () => {
    fc.assert(fc.property(fc.integer(), (amount) => pence(pounds(amount)) === amount));
  });
});
