import type { BrowserContext } from '@playwright/test';
import { formatVenueSelection, VENUES_COOKIE } from 'shared-contracts/cookies';
import { addDays, siteDay } from 'shared-contracts/dates';
import { storageKeys } from 'shared-contracts/storage';
import { cookieDomain, flagships, type Tenant } from '../support/hosts.ts';

/** In what circumstances a rendered page is opened. */
export interface Circumstance {
  name: string;
  timeZone?: string;
  /** Someone is logged in who has a basket and bookings. */
  isLoggedIn?: boolean;
  /** Only with the true answers, which know the venue. */
  needsTruth?: boolean;
  /** The page is not what the server assumed, so that its scripts draw it again. */
  isDrawnAnew?: boolean;
  prepare?(context: BrowserContext, tenant: Tenant): Promise<unknown>;
}

/** A tab that remembers a display flag. */
const flagged = (flag: 'kiosk' | 'embedded'): Circumstance => ({
  name: `a tab that remembers ${flag}`,
  isDrawnAnew: true,
  prepare: (context) =>
    context.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [
      storageKeys.flags,
      flag,
    ] as const),
});

export const CIRCUMSTANCES: readonly Circumstance[] = [
  { name: 'a visitor' },
  { name: 'in New York', timeZone: 'America/New_York' },
  {
    name: 'past midnight',
    isDrawnAnew: true,
    // A kept page of the evening is opened in the first minutes of the next day.
    prepare: (context) => context.clock.setFixedTime(`${addDays(siteDay(new Date()), 1)}T00:03:00Z`),
  },
  {
    name: 'late in the evening',
    // Home offers tomorrow in place of tonight once it is hydrated.
    isDrawnAnew: true,
    prepare: (context) => context.clock.setFixedTime(`${siteDay(new Date())}T22:30:00Z`),
  },
  { name: 'logged in', isLoggedIn: true },
  {
    name: 'with a venue chosen',
    needsTruth: true,
    prepare: (context, tenant) => {
      const { slug } = flagships[tenant];
      const value = formatVenueSelection({ bookings: slug, 'my-account': slug, 'online-joining': slug });
      return context.addCookies([{ name: VENUES_COOKIE, value, domain: cookieDomain(tenant), path: '/' }]);
    },
  },
  flagged('kiosk'),
  flagged('embedded'),
];
