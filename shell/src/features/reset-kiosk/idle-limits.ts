import type { Client } from 'shared-contracts/api/client';
import { paths } from 'shared-contracts/links';

/** Limits of an untouched kiosk, in milliseconds since the last touch. */
export interface IdleLimits {
  /** When a bar starts to count down; `null` = it never does. */
  warnAfter: number | null;
  /** When it asks whether to start over; `null` = it never asks. */
  askAfter: number | null;
  /** When it starts over without an answer. */
  clearAfter: number;
}

/** The place of a person at a kiosk. */
export type KioskPlace = 'home' | 'flow' | 'confirmation';

/**
 * The timings of joining specification 9, with a bar that counts down the last 30 seconds; the accessible ones ask earlier,
 * and leave at least the 20 seconds of WCAG 2.2.1 to answer (decisions 44).
 */
const LIMITS: Record<Client['kioskProfile'], Record<'flow' | 'confirmation', IdleLimits>> = {
  standard: {
    flow: { warnAfter: 65_000, askAfter: 90_000, clearAfter: 95_000 },
    confirmation: { warnAfter: null, askAfter: null, clearAfter: 10_000 },
  },
  accessible: {
    flow: { warnAfter: null, askAfter: 60_000, clearAfter: 120_000 },
    confirmation: { warnAfter: null, askAfter: 30_000, clearAfter: 90_000 },
  },
};

/** Returns the same object for the same arguments. While a person is logged in, the home counts as joining. */
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
