import type { Cell } from './matrix.ts';

/** A test of `e2e` that is walked in every site of the matrix. What it reads has to be there in both releases. */
export interface Journey {
  /** Heads its column. */
  name: string;
  file: string;
  title: string;
}

/** Few, and chosen so that each event and each shared piece of data crosses between two parts at least once. */
export const journeys: readonly Journey[] = [
  {
    name: 'render',
    file: 'hydrated-pages.spec.ts',
    title: 'public pages hydrate without an error, whichever release rendered them',
  },
  {
    name: 'book and pay',
    file: 'book-a-class.spec.ts',
    title: 'a visitor books a class, pays by card and gets the confirmation @phone',
  },
  {
    name: 'join',
    file: 'join-online.spec.ts',
    title:
      'a visitor joins with a monthly membership: centre, membership, account, dates, Direct Debit, card, bank',
  },
  {
    name: 'embedded',
    file: 'embed-joining.spec.ts',
    title: 'a visitor joins in the page of an operator, on another site',
  },
  {
    name: 'log in',
    file: 'session-across-hosts.spec.ts',
    title: 'who logs in on the bookings host is soon logged in on the account host',
  },
  {
    name: 'log out',
    file: 'session-across-hosts.spec.ts',
    title: 'who logs out in one tab is soon logged out in the other',
  },
  {
    name: 'account',
    file: 'my-account.spec.ts',
    title: 'the sections of the account stand under the header, the present one marked',
  },
  {
    name: 'venue',
    file: 'brands-and-shell.spec.ts',
    title: 'the chosen venue is remembered on every host',
  },
  {
    name: 'kiosk',
    file: 'kiosk.spec.ts',
    title: 'it waits for the bank, and 10 s after the order the next person finds it clear',
  },
];

/** A journey that a release cannot walk, and why: a reason is the only way to leave one out. */
export interface Exception {
  journey: string;
  /** The release without it; the next release of that part ends the exception. */
  part: string;
  version: string;
  why: string;
}

export const exceptions: readonly Exception[] = [];

/** Reason that a journey is left out of a site; `null` when it is to be walked. */
export function exclusionReason(
  { name }: Journey,
  { ages }: Cell,
  versions: Readonly<Record<string, string>>,
  known: readonly Exception[] = exceptions,
): string | null {
  const found = known.find(
    ({ journey, part, version }) => journey === name && ages[part] === 'old' && versions[part] === version,
  );
  return found ? `${found.part} ${found.version}: ${found.why}` : null;
}
