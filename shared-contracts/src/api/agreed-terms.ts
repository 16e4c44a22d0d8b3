import { array, type Infer, int, object, oneOf, string } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { MEMBERSHIP_PURCHASES } from './membership-entities.ts';

/** A wording that a person agreed to with a membership. */
export const agreedTermSchema = object({
  id: string(),
  title: string(),
  /** The wording as it was agreed to. */
  html: string(),
  /** Number of the wording of this text, from 1. */
  version: int(),
  /** With the site's offset. */
  agreedAt: string(),
});
export type AgreedTerm = Infer<typeof agreedTermSchema>;

/** The terms agreed to when a membership was bought, changed or renewed. */
export const agreementSchema = object({
  /** Id of the resulting membership. */
  membershipId: string(),
  membershipName: string(),
  purchase: oneOf(MEMBERSHIP_PURCHASES),
  terms: array(agreedTermSchema),
});
export type Agreement = Infer<typeof agreementSchema>;

export const agreedTerms = endpoint({
  method: 'GET',
  path: 'my-account/agreed-terms',
  answer: array(agreementSchema),
  access: 'customer',
  summary:
    'The terms that the person agreed to with each membership, word for word and when, the newest first. Optional: an API without them answers 404.',
});
