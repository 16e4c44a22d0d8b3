import {
  type BankDetailsField,
  normaliseAccountNumber,
  normaliseSortCode,
  wrongBankFields,
} from 'shared-contracts/bank-details';
import { checkModulus } from 'shared-contracts/bank-modulus';
import type { ValidationMessages } from 'shared-contracts/envelope';
import { texts } from '../../texts/account.ts';

/** The form as typed. It is held in memory alone, never stored or logged. */
export type AccountEntry = Record<BankDetailsField | 'billingAddressLineTwo', string> & {
  isAuthorised: boolean;
  hasAgreed: boolean;
};
export type AccountField = BankDetailsField | 'isAuthorised' | 'hasAgreed';
export type AccountMessages = Partial<Record<AccountField, string>>;

export const emptyAccount: AccountEntry = {
  accountHolder: '',
  sortCode: '',
  accountNumber: '',
  billingAddressLineOne: '',
  billingAddressLineTwo: '',
  billingCity: '',
  billingPostcode: '',
  isAuthorised: false,
  hasAgreed: false,
};

/** The order in which the fields stand. */
export const ACCOUNT_FIELDS: readonly AccountField[] = [
  'accountHolder',
  'sortCode',
  'accountNumber',
  'billingAddressLineOne',
  'billingCity',
  'billingPostcode',
  'isAuthorised',
  'hasAgreed',
];

/** What is wrong with what was typed, by the rules of joining; the modulus check comes last. */
export async function accountMessages(
  entry: AccountEntry,
  { collectsAddress, hasTerms }: { collectsAddress: boolean; hasTerms: boolean },
): Promise<AccountMessages> {
  const wrong: AccountField[] = wrongBankFields(entry, { collectsAddress });
  const isWrong = (field: AccountField) => wrong.includes(field);
  const isPairWhole = !isWrong('sortCode') && !isWrong('accountNumber');
  if (!entry.isAuthorised) wrong.push('isAuthorised');
  if (hasTerms && !entry.hasAgreed) wrong.push('hasAgreed');
  const messages: AccountMessages = Object.fromEntries(wrong.map((field) => [field, texts.wrong[field]]));
  if (!isPairWhole) return messages;
  // A check that could not be made, as without a connection, is no reason to refuse: the server makes it, too.
  const result = await checkModulus(
    normaliseSortCode(entry.sortCode),
    normaliseAccountNumber(entry.accountNumber),
  ).catch(() => 'not-checked' as const);
  if (result !== 'impossible') return messages;
  return { ...messages, sortCode: texts.mismatch, accountNumber: texts.mismatch };
}

/** What the server has against the fields (joining specification 5 "Server validation keys"). */
export function refusedAccount(messages: ValidationMessages): AccountMessages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, [first]]) => [
      key === 'ddTermsAccepted' ? 'hasAgreed' : key.replace(/^accountDetails\./, ''),
      first,
    ]),
  );
}
