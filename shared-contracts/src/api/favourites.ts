import {
  array,
  type Infer,
  maxLength,
  minLength,
  nullable,
  object,
  oneOf,
  strictObject,
  string,
} from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { orNull } from '../wire-values.ts';
import { foundSessionSchema } from './session-search.ts';

/** Number of favourites that a person can keep. */
export const MAX_FAVOURITES = 60;

export const FAVOURITE_KINDS = ['venue', 'class', 'instructor'] as const;

/** Something a person likes to come back to. */
export const favouriteSchema = object({
  id: string(),
  kind: oneOf(FAVOURITE_KINDS),
  /** A venue's slug, the series of a class (`superEvent`), or an instructor's name. */
  key: string(),
  name: string(),
  /** Its location; `null` for an instructor. */
  venue: nullable(object({ slug: string(), name: string() })),
  /** Its next class that the person can book, with their price; `null` or left out if there is none. */
  next: orNull(foundSessionSchema),
});
export type Favourite = Infer<typeof favouriteSchema>;

export const favourites = endpoint({
  method: 'GET',
  path: 'my-account/favourites',
  answer: array(favouriteSchema),
  access: 'customer',
  summary: "The person's favourite venues, classes and instructors, by name. Optional.",
});

export const addFavourite = endpoint({
  method: 'POST',
  path: 'my-account/favourites',
  body: strictObject({
    kind: oneOf(FAVOURITE_KINDS),
    key: string().check(minLength(1), maxLength(120)),
  }),
  answer: array(favouriteSchema),
  access: 'customer',
  summary: `Adds a favourite, once; at most ${MAX_FAVOURITES}. Answers all of them. Optional.`,
});

export const removeFavourite = endpoint({
  method: 'DELETE',
  path: 'my-account/favourites/{favouriteId}',
  answer: array(favouriteSchema),
  access: 'customer',
  summary: 'Removes a favourite. Answers the remaining ones. Optional.',
});
