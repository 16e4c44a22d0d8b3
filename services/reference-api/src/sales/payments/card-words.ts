import { siteDay } from 'shared-contracts/dates';
import type { ChargedCard } from '../../platform/index.ts';

const CARD_NAMES: Record<string, string> = {
  VisaDebit: 'Visa Debit',
  VisaElectron: 'Visa Electron',
  MasterCard: 'Mastercard',
  DebitMasterCard: 'Debit Mastercard',
  AmericanExpress: 'American Express',
};

/** A provider's card type as a person reads it: `VisaDebit` -> `Visa Debit`. */
export const cardName = (type: string): string => CARD_NAMES[type] ?? type;

/** `Visa ending 0006`; of a card that the provider says nothing of, only that it was one. */
export const cardDescription = (card: Pick<ChargedCard, 'type' | 'lastFourDigits'> | null): string =>
  card ? `${cardName(card.type)} ending ${card.lastFourDigits}` : 'Card';

/** The provider's MMYY as a person reads it: `1239` -> `12/39`. */
export const formatExpiry = (expiry: string): string => `${expiry.slice(0, 2)}/${expiry.slice(2)}`;

/** Time for which an expired card is announced. */
const SHOWN_FOR_MONTHS = 12;

/** True if a card expired so long ago that no one looks for it any more. `expiry` is MM/YY. */
export function isLongExpired(expiry: string, now: Date): boolean {
  const [month, year] = expiry.split('/').map(Number);
  const [thisYear, thisMonth] = siteDay(now).split('-').map(Number);
  const since = ((thisYear ?? 0) - 2000 - (year ?? 0)) * 12 + (thisMonth ?? 0) - (month ?? 0);
  return since > SHOWN_FOR_MONTHS;
}

/** True if a card is past the last day of its month. `expiry` is MM/YY; the century is this one. */
export function isExpired(expiry: string, now: Date): boolean {
  const [month = '', year = ''] = expiry.split('/');
  return `20${year}-${month}` < siteDay(now).slice(0, 7);
}
