import { object, oneOf } from 'shared-contracts/schema';
import { dataFieldsSchema } from '../data-fields.ts';
import { endpoint } from '../endpoint.ts';

/** The form that the questions are for (shell specification 7, joining specification 7). */
export const ONBOARDING_TYPES = ['customer_account_online', 'membership_purchase'] as const;

export const dataFields = endpoint({
  method: 'GET',
  base: 'origin',
  path: 'api/data-fields',
  query: object({ onboarding_type: oneOf(ONBOARDING_TYPES) }),
  answer: dataFieldsSchema,
  access: 'personalised',
  dataKeys: ['sections.*.sectionFields.*.htmlAttributes'],
  summary: "The questions of a form about a person, with the caller's stored answers.",
});
