import {
  MEMBERSHIP_AUDIENCES,
  type MembershipAudience,
  type MembershipType,
} from 'shared-contracts/api/membership-entities';

/** Ages in whole years; `to` is `null` where there is no limit. */
export interface AgeBand {
  from: number;
  to: number | null;
}

/** The people a membership is wanted for: those of an age, or a group with a condition of its own. */
export type WhoFor = AgeBand | MembershipAudience;

type Conditions = Pick<MembershipType, 'ageMin' | 'ageMax' | 'audience'>;

const ADULT_AGE = 18;
/** Bands without an upper limit that begin later are named by their age alone. */
const SENIOR_AGE = 50;

const bandOf = ({ ageMin, ageMax }: Conditions): AgeBand => ({ from: ageMin ?? 0, to: ageMax ?? null });

const overlaps = (one: AgeBand, other: AgeBand): boolean =>
  one.from <= (other.to ?? Number.POSITIVE_INFINITY) && other.from <= (one.to ?? Number.POSITIVE_INFINITY);

export const isChild = ({ to }: AgeBand): boolean => to !== null && to < ADULT_AGE;
export const isSenior = ({ from, to }: AgeBand): boolean => to === null && from >= SENIOR_AGE;

/** The ages that the memberships tell apart: a band begins or ends wherever one of them does. */
function ageBands(types: readonly Conditions[]): AgeBand[] {
  const bands = types.filter(({ audience }) => !audience).map(bandOf);
  const starts = new Set(bands.flatMap(({ from, to }) => (to === null ? [from] : [from, to + 1])));
  return [...starts]
    .toSorted((one, other) => one - other)
    .map((from, index, all): AgeBand => {
      const next = all[index + 1];
      return { from, to: next === undefined ? null : next - 1 };
    })
    .filter((band) => bands.some((other) => overlaps(band, other)))
    .filter(({ from, to }) => from > 0 || to !== null);
}

/** Adults first, then children from the oldest on, students, older people, and the other groups. */
function rankOf(who: WhoFor): number {
  if (typeof who === 'string') return who === 'student' ? 200 : 400 + MEMBERSHIP_AUDIENCES.indexOf(who);
  if (isChild(who)) return 100 + ADULT_AGE - who.from;
  return isSenior(who) ? 300 + who.from : who.from;
}

/** Possible answers, as far as the memberships differ; empty where they do not. */
export function whoForChoices(types: readonly Conditions[]): WhoFor[] {
  const audiences = MEMBERSHIP_AUDIENCES.filter((each) => types.some(({ audience }) => audience === each));
  const choices = [...ageBands(types), ...audiences];
  return choices.length > 1 ? choices.toSorted((one, other) => rankOf(one) - rankOf(other)) : [];
}

/** The name of a choice in an address: `8-15`, `60-` or `student`. */
export const whoForKey = (who: WhoFor): string =>
  typeof who === 'string' ? who : `${who.from}-${who.to ?? ''}`;

/**
 * True if no one of these ages can buy a membership. The ages of a household are those of
 * the person who buys it: it is for the children, too.
 */
export const isOutOfAge = (type: Conditions, who: WhoFor | null): boolean =>
  who !== null && typeof who !== 'string' && type.audience !== 'household' && !overlaps(bandOf(type), who);

/** True if a person of an age cannot buy a membership, also where it is for others. */
export const isBuyerOutOfAge = (type: Conditions, age: number): boolean =>
  !overlaps(bandOf(type), { from: age, to: age });

/** True if a membership is meant for whom it is looked for. One for a group is not meant for everyone of an age. */
export const isMeantFor = (type: Conditions, who: WhoFor): boolean =>
  typeof who === 'string' ? type.audience === who : !type.audience && !isOutOfAge(type, who);

/** Compares two memberships that are meant for an age: one that begins closer to it comes first, as Over 60 at 60. */
export const byClosestAge = (one: Conditions, other: Conditions): number =>
  bandOf(other).from - bandOf(one).from;
