import { array, type Infer, object, oneOf, optional, string } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';

/** What somebody is to the person who books for them. */
export const RELATIONS = ['child', 'partner', 'other'] as const;

/** Somebody a person may book for. No more of them than a screen needs to name them. */
export const linkedPersonSchema = object({
  id: string(),
  firstName: string(),
  /** In full, as `Mia Carter`. */
  name: string(),
  relation: oneOf(RELATIONS),
});
export type LinkedPerson = Infer<typeof linkedPersonSchema>;

/** Asks for the prices, places and reasons of somebody linked; of whoever calls without it. */
export const forWhom = { purchased_for_user_id: optional(string()) };

export const linkedPeople = endpoint({
  method: 'GET',
  path: 'my-account/linked-people',
  answer: array(linkedPersonSchema),
  access: 'customer',
  summary: 'The people that the person may book for beside themselves, by first name.',
});
