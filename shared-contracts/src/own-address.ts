import type { BillingAddress } from './api/checkout.ts';
import type { Answer, DataFields } from './data-fields.ts';

/** The most characters that a card provider takes of each part. */
const MOST_CHARACTERS = {
  billingAddressLineOne: 50,
  billingAddressLineTwo: 50,
  billingCity: 40,
  billingPostcode: 10,
} as const;

const PATHS: Record<keyof BillingAddress, string> = {
  billingAddressLineOne: 'address.lineOne',
  billingAddressLineTwo: 'address.lineTwo',
  billingCity: 'address.city',
  billingPostcode: 'address.postcode',
};

/** The address among a person's answers, as far as a billing address has room for it; `null` without a first line. */
export function billingAddressOf(answers: Readonly<Record<string, Answer>>): BillingAddress | null {
  const part = (field: keyof BillingAddress): string => {
    const answer = answers[PATHS[field]];
    return typeof answer === 'string' && answer.length <= MOST_CHARACTERS[field] ? answer : '';
  };
  const address = {
    billingAddressLineOne: part('billingAddressLineOne'),
    billingAddressLineTwo: part('billingAddressLineTwo'),
    billingCity: part('billingCity'),
    billingPostcode: part('billingPostcode'),
  };
  return address.billingAddressLineOne === '' ? null : address;
}

/** The answers among a person's questions, by path. */
export const answersOf = ({ sections }: DataFields): Record<string, Answer> =>
  Object.fromEntries(
    sections.flatMap(({ sectionFields }) => sectionFields.map(({ path, answer }) => [path, answer])),
  );
