import type { ValidationMessages } from 'shared-contracts/envelope';
import { texts } from '../../platform/index.ts';

/** Minimum length of each text (joining specification 5 "Card form"). */
const LEAST_CHARACTERS = {
  billingFirstName: 2,
  billingLastName: 2,
  billingAddressLineOne: 2,
  billingCity: 2,
  cardHolderName: 3,
} as const;

type BillingField = keyof typeof LEAST_CHARACTERS;
const fields = Object.keys(LEAST_CHARACTERS) as BillingField[];

/** Billing details that the provider would refuse, per field; `null` if none. */
export function missingBillingDetails(details: Record<BillingField, string>): ValidationMessages | null {
  const problems = fields.flatMap((field): [string, string[]][] => {
    const { length } = details[field].trim();
    const least = LEAST_CHARACTERS[field];
    if (length >= least) return [];
    return [[field, [length === 0 ? texts.field.required : texts.field.tooShort(least)]]];
  });
  return problems.length > 0 ? Object.fromEntries(problems) : null;
}
