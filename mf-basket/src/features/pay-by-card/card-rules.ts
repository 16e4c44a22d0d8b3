// Only these two: the rules for names, dates and postcodes are our own.
import { cardNumber as checkNumber } from 'card-validator/dist/card-number.js';
import { cvv } from 'card-validator/dist/cvv.js';
import creditCardType from 'credit-card-type';

/** Visa still issues 13 digits, and the provider's own test card has them. */
creditCardType.updateCard('visa', { lengths: [13, 16, 18, 19] });

/** Number of years ahead in which a card may expire. */
const LONGEST_LIFE = 20;

export interface CardBrand {
  name: string;
  /** Digits of its security code. */
  codeLength: number;
  /** After how many digits a space is shown. */
  gaps: readonly number[];
}

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The brand a number begins like; `null` while several are possible, and for a first digit alone, which may be a slip. */
export function cardBrand(cardNumber: string): CardBrand | null {
  const digits = digitsOf(cardNumber);
  const { card } = checkNumber(digits);
  if (!card || digits.length === 1) return null;
  return { name: card.niceType, codeLength: card.code.size, gaps: card.gaps };
}

/** Check digit and the lengths of the brand; spaces and hyphens do not count. */
export function isCardNumberValid(cardNumber: string): boolean {
  return /^[\d\s-]+$/.test(cardNumber) && checkNumber(digitsOf(cardNumber)).isValid;
}

/**
 * MM/YY, valid through the last day of its month.
 * @param today the site's calendar day, `YYYY-MM-DD`.
 */
export function isExpiryValid(expiry: string, today: string): boolean {
  const match = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expiry);
  if (!match) return false;
  const month = `20${match[2]}-${match[1]}`;
  const latest = `${Number(today.slice(0, 4)) + LONGEST_LIFE}-12`;
  return month >= today.slice(0, 7) && month <= latest;
}

/** Digits only, as many as the brand has; 3 or 4 while the brand is unknown. */
export function isSecurityCodeValid(code: string, codeLength: number | null): boolean {
  return cvv(code, codeLength ?? [3, 4]).isValid;
}

/** The security code's length for a saved card, from the type its provider names. */
export function savedCardCodeLength(cardType: string): number {
  return /amex|american/i.test(cardType) ? 4 : 3;
}
