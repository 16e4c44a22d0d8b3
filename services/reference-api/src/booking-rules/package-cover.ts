import { siteDay } from 'shared-contracts/dates';

/** A package of a person with uses left. */
export interface UsablePackage {
  id: string;
  personId: string;
  name: string;
  /** Slugs of the activities that a use is good for. */
  covers: readonly string[];
  usesLeft: number;
  /** Last day it is good on, YYYY-MM-DD; `null` when it never ends. */
  validUntil: string | null;
}

/** The part of a line that decides whether a use of a package pays for it. */
interface Covered {
  activitySlug: string;
  /** The attendee. */
  attendeeId: string;
  /** The best price open to them without a package. */
  bestPricePence: number;
  startsAt: Date;
}

/** True if a package is good on the day on which a session starts. */
export const isValidOn = ({ validUntil }: Pick<UsablePackage, 'validUntil'>, startsAt: Date): boolean =>
  validUntil === null || validUntil >= siteDay(startsAt);

/** Stands before the id of a package among the prices a line can be bought at. */
const CHOICE = 'package:';

export const packageChoice = (packageId: string): string => `${CHOICE}${packageId}`;

/** The package that a choice of price names; `null` when it names an offer. */
export const chosenPackage = (choice: string): string | null =>
  choice.startsWith(CHOICE) ? choice.slice(CHOICE.length) : null;

/**
 * The packages of the person who takes the place whose use can pay for a line, the one that ends first first: those that are
 * good on the day of the session, whenever it is booked. None can pay for a place that is free to them.
 * @param taken ids of the packages that other lines of the basket use, one for each line
 */
export function coveringPackages(
  packages: readonly UsablePackage[],
  { activitySlug, attendeeId, bestPricePence, startsAt }: Covered,
  taken: readonly string[],
): UsablePackage[] {
  if (bestPricePence <= 0) return [];
  return packages
    .filter((one) => one.personId === attendeeId && isValidOn(one, startsAt))
    .map((one) => ({ ...one, usesLeft: one.usesLeft - taken.filter((id) => id === one.id).length }))
    .filter(({ covers, usesLeft }) => covers.includes(activitySlug) && usesLeft > 0);
}

/**
 * The package that pays for a new line by itself. Only the booker's own does: they are asked before a use is taken of
 * someone else's.
 */
export function automaticPackage(
  packages: readonly UsablePackage[],
  line: Covered & { bookerId: string },
  taken: readonly string[],
): UsablePackage | undefined {
  return line.bookerId === line.attendeeId ? coveringPackages(packages, line, taken)[0] : undefined;
}
