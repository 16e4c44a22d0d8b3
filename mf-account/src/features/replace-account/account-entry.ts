import {
  type BankDetailsField,
  invalidBankFields,
  normaliseAccountNumber,
  normaliseSortCode,
} from 'shared-contracts/bank-details';
import { checkModulus } from 'shared-contracts/bank-modulus';
import type { MessageField } from 'shared-ui/forms';
import { texts } from '../../texts/account.ts';

/** The form as typed. It is held in memory alone, never stored or logged. */
export type AccountEntry = Record<BankDetailsField | 'billingAddressLineTwo', string> & {
  isAuthorised: boolean;
  hasAgreed: boolean;
};
type AccountDetails = Omit<AccountEntry, 'accountHolder' | 'isAuthorised' | 'hasAgreed'>;
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

export interface AccountFacts {
  collectsAddress: boolean;
  hasTerms: boolean;
}

/** The fields in their order, each with the key by which a server names it (joining specification 5). */
export function accountFields({
  collectsAddress,
  hasTerms,
}: AccountFacts): MessageField<keyof AccountEntry>[] {
  const detail = (name: keyof AccountDetails, isShown = true) => ({
    name,
    label: texts[name],
    keys: [`accountDetails.${name}`],
    isShown,
  });
  return [
    { name: 'accountHolder', label: texts.accountHolder },
    detail('sortCode'),
    detail('accountNumber'),
    detail('billingAddressLineOne', collectsAddress),
    detail('billingAddressLineTwo', collectsAddress),
    detail('billingCity', collectsAddress),
    detail('billingPostcode', collectsAddress),
    { name: 'isAuthorised', label: texts.isAuthorised },
    { name: 'hasAgreed', label: texts.terms, keys: ['ddTermsAccepted'], isShown: hasTerms },
  ];
}

/** Problems with what was typed, by the rules of joining; the modulus check comes last. */
export async function accountMessages(
  entry: AccountEntry,
  { collectsAddress, hasTerms }: AccountFacts,
): Promise<AccountMessages> {
  const wrong: AccountField[] = invalidBankFields(entry, { collectsAddress });
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
