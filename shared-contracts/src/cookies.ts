import type { AppName } from './links.ts';

/** Holds the token a login answered; readable by script, shared by a tenant's hosts (decisions 15). */
export const TOKEN_COOKIE = 'touchline_token';

/** Marks that the person asked to stay logged in, so that a token that takes the place of theirs stays as well. */
export const STAY_COOKIE = 'touchline_stay';

/** How long somebody stays logged in who asked to, in seconds. Without it the token ends with the browser. */
export const STAY_COOKIE_MAX_AGE = 30 * 24 * 60 * 60;

/** Holds the selected venue slugs, one per purpose, shared by a tenant's hosts (shell specification 9). */
export const VENUES_COOKIE = 'touchline_venues';

/** How long the venue selection is remembered, in seconds. */
export const VENUES_COOKIE_MAX_AGE = 365 * 24 * 60 * 60;

/**
 * Holds which hundredth of the visitors this one is, so that a version that is tried out stays the same for a person.
 * A number from 0 to 99 that many share: it names nobody. Written by the gateway, unreadable by script.
 */
export const SHARE_COOKIE = 'touchline_share';

/** How long a visitor keeps the share, in seconds. */
export const SHARE_COOKIE_MAX_AGE = 30 * 24 * 60 * 60;

/** Holds whether a person agreed to the tags of other companies, for all hosts of a tenant. */
export const CONSENT_COOKIE = 'touchline_consent';

/** How long the choice is remembered before a person is asked again, in seconds. */
export const CONSENT_COOKIE_MAX_AGE = 182 * 24 * 60 * 60;

/** What the venue cookie carries: slug per purpose. */
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
