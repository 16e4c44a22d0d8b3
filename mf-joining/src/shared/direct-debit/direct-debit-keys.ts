import type { BankDetailsField } from 'shared-contracts/bank-details';
import type { MessageField } from 'shared-ui/forms';
import { texts } from '../../texts/direct-debit.ts';
import { texts as review } from '../../texts/review.ts';

const words = texts;

/** The key of the server's messages about a field of the form (joining specification 5). */
export const messageKeyOf = (field: BankDetailsField | 'billingAddressLineTwo'): string =>
  field === 'accountHolder' ? field : `accountDetails.${field}`;

/** The fields of the form as the rule about the server's messages knows them. */
export const directDebitFields = ({
  collectsAddress,
  hasTerms,
}: {
  collectsAddress: boolean;
  hasTerms: boolean;
}): MessageField[] => [
  ...(['accountHolder', 'sortCode', 'accountNumber'] as const).map((name) => field(name)),
  ...(['billingAddressLineOne', 'billingAddressLineTwo', 'billingCity', 'billingPostcode'] as const).map(
    (name) => field(name, collectsAddress),
  ),
  { name: 'ddTermsAccepted', label: review.terms.directDebitTitle, isShown: hasTerms },
];

const labels = () => ({
  accountHolder: words.accountHolder,
  sortCode: words.sortCode,
  accountNumber: words.accountNumber,
  billingAddressLineOne: words.lineOne,
  billingAddressLineTwo: words.lineTwo,
  billingCity: words.city,
  billingPostcode: words.postcode,
});

const field = (name: keyof ReturnType<typeof labels>, isShown = true): MessageField => ({
  name,
  label: labels()[name],
  keys: [messageKeyOf(name)],
  isShown,
});
