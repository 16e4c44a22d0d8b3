import type { AccountDetails } from './api/joining-cart.ts';
import { isUkPostcode, normalisePostcode } from './postcode.ts';

/** Digits of a UK account number as Bacs files carry it; shorter ones are padded (decisions 46). */
export const ACCOUNT_NUMBER_LENGTH = 8;
const SHORTEST_ACCOUNT_NUMBER = 6;
const SORT_CODE = /^\d{6}$/;
const ACCOUNT_NUMBER = /^\d{8,}$/;

const withoutSeparators = (typed: string) => typed.replace(/[\s\u2010-\u2015-]/g, '');

/** Without spaces and hyphens: `10-79 99` -> `107999`. */
export const normaliseSortCode = withoutSeparators;

/** Without spaces and hyphens; 6 or 7 digits are padded on the left to 8 (decisions 46): `123 4567` -> `01234567`. */
export function normaliseAccountNumber(typed: string): string {
  const compact = withoutSeparators(typed);
  const isShort = /^\d+$/.test(compact) && compact.length >= SHORTEST_ACCOUNT_NUMBER;
  return isShort ? compact.padStart(ACCOUNT_NUMBER_LENGTH, '0') : compact;
}

/** A sort code as banks print it: `107999` -> `10-79-99`. */
export const formatSortCode = (sortCode: string): string =>
  sortCode.replace(/^(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3');

/** Fields of a Direct Debit form; the address only if the site collects it. */
export interface BankDetailsInput {
  accountHolder: string;
  accountNumber: string;
  sortCode: string;
  billingAddressLineOne?: string | null | undefined;
  billingCity?: string | null | undefined;
  billingPostcode?: string | null | undefined;
}
export type BankDetailsField = keyof BankDetailsInput;

const hasTwoCharacters = (text: string | null | undefined) => (text ?? '').trim().length > 1;

/**
 * The fields that do not meet the rules of length and digits, after normalising (joining specification 5 "Direct
 * debit"). `checkModulus` checks whether sort code and number belong together.
 */
export function invalidBankFields(
  details: BankDetailsInput,
  { collectsAddress }: { collectsAddress: boolean },
): BankDetailsField[] {
  const fits: [BankDetailsField, boolean][] = [
    ['accountHolder', hasTwoCharacters(details.accountHolder)],
    ['sortCode', SORT_CODE.test(normaliseSortCode(details.sortCode))],
    ['accountNumber', ACCOUNT_NUMBER.test(normaliseAccountNumber(details.accountNumber))],
  ];
  if (collectsAddress) {
    fits.push(
      ['billingAddressLineOne', hasTwoCharacters(details.billingAddressLineOne)],
      ['billingCity', hasTwoCharacters(details.billingCity)],
      ['billingPostcode', isUkPostcode(details.billingPostcode ?? '')],
    );
  }
  return fits.filter(([, isFine]) => !isFine).map(([field]) => field);
}

/**
 * The account as it is sent: normalised (decisions 46, 47), the address only where the site collects it.
 * @param typed the content of the form; a blank second address line is sent as `null`.
 */
export function accountDetailsOf(
  typed: Record<Exclude<BankDetailsField, 'accountHolder'> | 'billingAddressLineTwo', string>,
  { collectsAddress }: { collectsAddress: boolean },
): AccountDetails {
  const account = {
    accountNumber: normaliseAccountNumber(typed.accountNumber),
    sortCode: normaliseSortCode(typed.sortCode),
  };
  if (!collectsAddress) return account;
  return {
    ...account,
    billingAddressLineOne: typed.billingAddressLineOne.trim(),
    billingAddressLineTwo: typed.billingAddressLineTwo.trim() || null,
    billingCity: typed.billingCity.trim(),
    billingPostcode: normalisePostcode(typed.billingPostcode),
  };
}
