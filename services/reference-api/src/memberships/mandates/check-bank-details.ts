import type { MembershipDetails } from 'shared-contracts/api/joining-cart';
import {
  ACCOUNT_NUMBER_LENGTH,
  invalidBankFields,
  normaliseAccountNumber,
  normaliseSortCode,
} from 'shared-contracts/bank-details';
import { checkModulus } from 'shared-contracts/bank-modulus';
import type { ValidationMessages } from 'shared-contracts/envelope';
import { normalisePostcode } from 'shared-contracts/postcode';
import { joiningTexts } from '../texts/joining-texts.ts';

/** An account that a Direct Debit can be set up on. */
export interface BankDetails {
  accountHolder: string;
  accountNumber: string;
  sortCode: string;
  /** `null` where the site collects none. */
  billingAddress: { lineOne: string; lineTwo: string | null; city: string; postcode: string } | null;
}

/** Keys as the forms show them (joining specification 5 "Server validation keys"). */
const keyOf = (field: string) => (field === 'accountHolder' ? field : `accountDetails.${field}`);

/** The account in one form, or what is wrong with it per field: lengths, digits, and whether the two belong together. */
export async function checkBankDetails(
  { accountHolder, accountDetails }: Pick<MembershipDetails, 'accountHolder' | 'accountDetails'>,
  collectsAddress: boolean,
): Promise<{ details: BankDetails } | { messages: ValidationMessages }> {
  const words = joiningTexts.bank;
  if (!accountDetails) return { messages: { accountDetails: [words.missing] } };
  const typed = { ...accountDetails, accountHolder: accountHolder ?? '' };
  const accountNumber = normaliseAccountNumber(typed.accountNumber);
  const sortCode = normaliseSortCode(typed.sortCode);
  const wrong = new Set(invalidBankFields(typed, { collectsAddress }));
  // Forms let longer numbers through (joining specification 5), but Bacs has no room for them.
  if (accountNumber.length > ACCOUNT_NUMBER_LENGTH) wrong.add('accountNumber');
  if (wrong.size > 0) {
    return { messages: Object.fromEntries([...wrong].map((field) => [keyOf(field), [words[field]]])) };
  }
  if ((await checkModulus(sortCode, accountNumber)) === 'impossible') {
    const message = [words.mismatch];
    return { messages: { 'accountDetails.accountNumber': message, 'accountDetails.sortCode': message } };
  }
  const { billingAddressLineOne, billingAddressLineTwo, billingCity, billingPostcode } = typed;
  const billingAddress = {
    lineOne: (billingAddressLineOne ?? '').trim(),
    lineTwo: billingAddressLineTwo?.trim() || null,
    city: (billingCity ?? '').trim(),
    postcode: normalisePostcode(billingPostcode ?? ''),
  };
  return {
    details: {
      accountHolder: typed.accountHolder.trim(),
      accountNumber,
      sortCode,
      billingAddress: collectsAddress ? billingAddress : null,
    },
  };
}
