import {
  array,
  type Infer,
  maxLength,
  minLength,
  object,
  regex,
  strictObject,
  string,
  trim,
} from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';

/** How many filters a person can keep. */
export const MOST_SAVED_FILTERS = 12;
export const LONGEST_FILTER_NAME = 40;

/** What a person looks for in timetables, under a name of their own. */
export const savedFilterSchema = object({
  id: string(),
  name: string(),
  /** As the query of a timetable has it, without a question mark: `time=evening&level=beginner`. */
  query: string(),
});
export type SavedFilter = Infer<typeof savedFilterSchema>;

export const savedFilters = endpoint({
  method: 'GET',
  path: 'activities/saved-filters',
  answer: array(savedFilterSchema),
  access: 'customer',
  summary: "The person's filters of timetables, by name.",
});

export const saveFilter = endpoint({
  method: 'POST',
  path: 'activities/saved-filters',
  body: strictObject({
    name: string().check(trim(), minLength(1), maxLength(LONGEST_FILTER_NAME)),
    query: string().check(minLength(1), maxLength(600), regex(/^[a-z0-9=&.-]+$/)),
  }),
  answer: array(savedFilterSchema),
  access: 'customer',
  summary: `Keeps a filter under its name, in place of one of that name; at most ${MOST_SAVED_FILTERS}. Answers all of them.`,
});

export const removeSavedFilter = endpoint({
  method: 'DELETE',
  path: 'activities/saved-filters/{filterId}',
  answer: array(savedFilterSchema),
  access: 'customer',
  summary: 'Forgets a filter. Answers those that are left.',
});
