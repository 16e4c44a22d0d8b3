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

/** Number of filters that a person can keep. */
export const MAX_SAVED_FILTERS = 12;
export const MAX_FILTER_NAME_LENGTH = 40;

/** A filter of timetables that a person has saved under a name. */
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
    name: string().check(trim(), minLength(1), maxLength(MAX_FILTER_NAME_LENGTH)),
    query: string().check(minLength(1), maxLength(600), regex(/^[a-z0-9=&.-]+$/)),
  }),
  answer: array(savedFilterSchema),
  access: 'customer',
  summary: `Saves a filter under its name, replacing one of that name; at most ${MAX_SAVED_FILTERS}. Answers all of them.`,
});

export const removeSavedFilter = endpoint({
  method: 'DELETE',
  path: 'activities/saved-filters/{filterId}',
  answer: array(savedFilterSchema),
  access: 'customer',
  summary: 'Deletes a filter. Answers the remaining ones.',
});
