import { array, type Infer, object, oneOf } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { scheduledSessionSchema } from './activities.ts';
import { attendeeQuery } from './linked-people.ts';
import { foundSessionSchema } from './session-search.ts';

/** A class that a person may want to come to again. */
export const suggestionSchema = object({
  ...foundSessionSchema.shape,
  because: oneOf(['favourite', 'booked']),
});
export type Suggestion = Infer<typeof suggestionSchema>;

export const forYou = endpoint({
  method: 'GET',
  path: 'my-account/for-you',
  answer: array(suggestionSchema),
  access: 'customer',
  summary:
    'The next class that can be booked of each series that is a favourite, that a favourite instructor leads, or that the person has booked in the last half year; at most four, favourites first. Optional.',
});

export const relatedSchema = object({
  /** The same class at the same venue, soonest first. */
  sameClass: array(scheduledSessionSchema),
  /** Other classes of the instructor at any venue, soonest first. */
  sameInstructor: array(foundSessionSchema),
});
export type Related = Infer<typeof relatedSchema>;

export const related = endpoint({
  method: 'GET',
  path: 'activities/sessions/{session}/related',
  query: object(attendeeQuery),
  answer: relatedSchema,
  access: 'personalised',
  summary:
    "Other times of a class and other classes of its instructor, at most six each; prices are this person's. Optional.",
});
