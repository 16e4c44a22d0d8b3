import type { Client } from 'shared-contracts/api/client';
import { paths } from 'shared-contracts/links';

/** What a kiosk does when nobody touches it, in milliseconds since somebody last did. */
export interface IdleLimits {
  /** When it asks whether to start over; `null` = it never asks. */
  askAfter: number | null;
  /** When it starts over, unanswered. */
  clearAfter: number;
}

/** Where a person is at a kiosk. */
export type KioskPlace = 'home' | 'flow' | 'confirmation';

/**
 * The timings of joining specification 9; the accessible ones ask earlier, and leave at least the 20 seconds of WCAG 2.2.1
 * to answer (decisions 44).
 */
const LIMITS: Record<Client['kioskProfile'], Record<'flow' | 'confirmation', IdleLimits>> = {
  standard: {
    flow: { askAfter: 90_000, clearAfter: 95_000 },
    confirmation: { askAfter: null, clearAfter: 10_000 },
  },
  accessible: {
    flow: { askAfter: 60_000, clearAfter: 120_000 },
    confirmation: { askAfter: 30_000, clearAfter: 90_000 },
  },
};

/** The same object for the same situation. The home counts as joining: it does while somebody is logged in there. */
export function idleLimits(profile: Client['kioskProfile'], place: KioskPlace): IdleLimits {
  return LIMITS[profile][place === 'confirmation' ? 'confirmation' : 'flow'];
}

/** @param here absolute URL of the page. @param homes absolute URLs of the kiosk's home. */
export function placeOf(here: string, homes: readonly string[]): KioskPlace {
  if (homes.some((home) => pageOf(home) === pageOf(here))) return 'home';
  return new URL(here).pathname.startsWith(paths.orderConfirmed('')) ? 'confirmation' : 'flow';
}

function pageOf(url: string): string {
  const page = URL.parse(url);
  return page ? `${page.origin}${page.pathname.replace(/\/$/, '')}` : url;
}
