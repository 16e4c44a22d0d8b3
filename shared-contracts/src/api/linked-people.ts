import { array, type Infer, object, oneOf, optional, string } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';

/** The relation of a linked person to the person who books for them. */
export const RELATIONS = ['child', 'partner', 'other'] as const;

/** Someone a person may book for, with only what a screen needs to name them. */
export const linkedPersonSchema = object({
  id: string(),
  firstName: string(),
  /** In full, as `Mia Carter`. */
  name: string(),
  relation: oneOf(RELATIONS),
});
export type LinkedPerson = Infer<typeof linkedPersonSchema>;

/** Requests prices, places and reasons for a linked person; without it, for the caller. */
export const attendeeQuery = { purchased_for_user_id: optional(string()) };

export const linkedPeople = endpoint({
  method: 'GET',
  path: 'my-account/linked-people',
  answer: array(linkedPersonSchema),
  access: 'customer',
  summary: 'The people that the person may book for besides themselves, by first name.',
});
