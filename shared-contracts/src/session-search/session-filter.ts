export const TIMES_OF_DAY = ['morning', 'afternoon', 'evening'] as const;
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

/** Maximum prices of a place, in pence; 0 is free of charge. */
export const PRICE_LIMITS = [0, 400, 600, 800] as const;
export type PriceLimit = (typeof PRICE_LIMITS)[number];

/** The maximum age in a filter. */
export const MAX_AGE = 120;

/** Filters of classes. */
export interface SessionFilter {
  /** Slug of an activity, which a search can be narrowed to; `null` = any. A timetable chooses it outside the filters. */
  activity: string | null;
  /** Any of these; empty = at any time. */
  times: readonly TimeOfDay[];
  /** Slugs of levels, any of which will do; empty = every level. */
  levels: readonly string[];
  /** `null` = at any price. */
  priceLimit: PriceLimit | null;
  /** Slugs of the support that is needed, all of it. */
  support: readonly string[];
  isWomenOnly: boolean;
  /** The age of the person who comes, in years. */
  age: number | null;
}

/** Lets every class through. */
export const NO_FILTER: SessionFilter = {
  activity: null,
  times: [],
  levels: [],
  priceLimit: null,
  support: [],
  isWomenOnly: false,
  age: null,
};
