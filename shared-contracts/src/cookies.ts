import type { AppName } from './links.ts';

/** Holds the token a login answered; readable by script, shared by a tenant's hosts (decisions 15). */
export const TOKEN_COOKIE = 'touchline_token';

/** Set if the person asked to stay logged in, so that a token that replaces theirs is kept as long. */
export const STAY_LOGGED_IN_COOKIE = 'touchline_stay';

/** Lifetime of the token if the person asked to stay logged in, in seconds. Otherwise it ends with the browser session. */
export const STAY_LOGGED_IN_COOKIE_MAX_AGE = 30 * 24 * 60 * 60;

/** Holds the selected venue slugs, one per purpose, shared by a tenant's hosts (shell specification 9). */
export const VENUES_COOKIE = 'touchline_venues';

/** Time for which the venue selection is remembered, in seconds. */
export const VENUES_COOKIE_MAX_AGE = 365 * 24 * 60 * 60;

/**
 * The visitor's bucket, from 0 to 99, so that a person always gets the same version during a canary. Many people share a
 * bucket, so it identifies no one. Written by the gateway, unreadable by script.
 */
export const BUCKET_COOKIE = 'touchline_share';

/** Time for which a visitor keeps the bucket, in seconds. */
export const BUCKET_COOKIE_MAX_AGE = 30 * 24 * 60 * 60;

/** Holds whether a person agreed to the tags of other companies, for all hosts of a tenant. */
export const CONSENT_COOKIE = 'touchline_consent';

/** Time for which the choice is remembered before a person is asked again, in seconds. */
export const CONSENT_COOKIE_MAX_AGE = 182 * 24 * 60 * 60;

/** Contents of the venue cookie: slug per purpose. */
export type VenueSelection = Partial<Record<AppName, string>>;

const SLUG = /^[a-z0-9][a-z0-9-]{0,120}$/;

/** Reads the venue cookie's value; anything malformed counts as no selection. */
export function parseVenueSelection(value: string | null | undefined): VenueSelection {
  if (!value) return {};
  const pairs = value.split('.').map((pair) => pair.split(':'));
  return Object.fromEntries(pairs.filter(([app, slug]) => app && slug && SLUG.test(slug)));
}

/** Writes the venue cookie's value, as `bookings:sale-leisure-centre.my-account:…`: no character needs encoding. */
export function formatVenueSelection(selection: VenueSelection): string {
  return Object.entries(selection)
    .filter(([, slug]) => slug)
    .map(([app, slug]) => `${app}:${slug}`)
    .join('.');
}
