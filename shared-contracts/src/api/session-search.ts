import {
  array,
  boolean,
  type Infer,
  int,
  maxLength,
  nullable,
  number,
  object,
  oneOf,
  optional,
  regex,
  string,
} from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { orNull, wireDay } from '../wire-values.ts';
import { scheduledSessionSchema } from './activities.ts';
import { attendeeQuery } from './linked-people.ts';

/** Possible numbers of sessions per page of results. */
export const SEARCH_PAGES = ['20', '40', '60'] as const;

/** Number of sessions that the home page shows: the next ones, each of another kind where there are enough. */
export const SEARCH_PREVIEW = '4';

/** The query of the home page, which the gateway asks for a visitor's first view; the browser adds where the person is. */
export const previewQuery = { limit: SEARCH_PREVIEW, places: 'left' } as const;

/** Maximum length of the search text. */
export const MAX_SEARCH_LENGTH = 100;

/** Slugs, separated by commas: `beginner,improver`. */
const slugList = optional(string().check(regex(/^[a-z0-9]+(-[a-z0-9]+)*(,[a-z0-9]+(-[a-z0-9]+)*){0,11}$/)));

const degrees = optional(string().check(regex(/^-?\d{1,3}(\.\d{1,6})?$/)));
/** By the venue's clock, as `17:00`. */
const clockTime = optional(string().check(regex(/^([01]\d|2[0-3]):[0-5]\d$/)));

/** A class, or a time of courts, that a search has found. */
export const foundSessionSchema = object({
  kind: oneOf(['class', 'court']),
  session: scheduledSessionSchema,
  venue: object({
    slug: string(),
    name: string(),
    town: string(),
    /** For the map; `null` or left out if unknown. */
    lat: orNull(number()),
    lng: orNull(number()),
  }),
  /** From the requested place; `null` without one. */
  metres: nullable(int()),
});
export type FoundSession = Infer<typeof foundSessionSchema>;

export const sessionSearchSchema = object({
  /** The activities that the words matched, by name; empty if they match none, or without words. */
  activities: array(string()),
  /** The words are in none of their names: they are another name of an activity, or mistyped. */
  isReadAs: optional(boolean()),
  sessions: array(foundSessionSchema),
  hasMore: boolean(),
});
export type SessionSearchAnswer = Infer<typeof sessionSearchSchema>;

/** Queries that say where or who someone is. */
export const PERSONAL_SEARCH_KEYS: readonly string[] = [
  'lat',
  'lng',
  'radius',
  ...Object.keys(attendeeQuery),
];

/** Sessions of every venue of the tenant. Its answer decides no booking: the booking calls check again. */
export const searchSessions = endpoint({
  method: 'GET',
  path: 'activities/search',
  query: object({
    /** Words of an activity or a class; typing mistakes are tolerated. */
    what: optional(string().check(maxLength(MAX_SEARCH_LENGTH))),
    /** A point in WGS84 degrees; both or neither. */
    lat: degrees,
    lng: degrees,
    /** Whole miles around the point. */
    radius: optional(string().check(regex(/^([1-9]|[1-4]\d|50)$/))),
    /** First and last day. */
    from: optional(wireDay),
    to: optional(wireDay),
    startsFrom: clockTime,
    startsBefore: clockTime,
    /** Only what this person can book now. */
    places: optional(oneOf(['left'])),
    /** Only what costs this person nothing, or at most so many pounds: `free` or `6`. */
    price: optional(string().check(regex(/^(free|[1-9]\d{0,2})$/))),
    women: optional(oneOf(['only'])),
    /** Slug of an activity. */
    activity: optional(string().check(maxLength(MAX_SEARCH_LENGTH))),
    /** Any of these levels; sessions for all levels are found too. */
    level: slugList,
    /** Accessibility support, all of it. */
    support: slugList,
    /** Age of the person taking part, in years. */
    age: optional(string().check(regex(/^\d{1,3}$/))),
    limit: optional(oneOf([SEARCH_PREVIEW, ...SEARCH_PAGES])),
    ...attendeeQuery,
  }),
  answer: sessionSearchSchema,
  access: 'personalised',
  summary:
    "Classes and courts of all venues of the tenant, by day, within a day the nearest first, then by start time; prices are this person's. Optional.",
});
