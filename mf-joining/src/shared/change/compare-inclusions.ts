import type { Benefit } from 'shared-contracts/api/held-membership';
import { type Inclusions, NATIONAL_COVERAGE } from 'shared-contracts/api/membership-entities';
import { isAccessRestricted } from 'shared-contracts/memberships';
import { placesOf } from '../offers/offer-texts.ts';

/** `changed` is neither clearly more nor clearly less. */
export type Outcome = 'gained' | 'lost' | 'changed';

/** One thing that two memberships do not have in common. */
export type Difference = { outcome: Outcome } & (
  | { of: 'place'; name: string }
  | { of: 'access'; before: Inclusions; now: Inclusions }
  | { of: 'benefit'; name: string; before: Benefit | null; now: Benefit | null }
);

/** Reach of a membership: the named places, all of the operator's, or the whole country. */
export function reachOf(inclusions: Inclusions): 'places' | 'everywhere' | 'national' {
  if (inclusions.coverage === NATIONAL_COVERAGE) return 'national';
  return isAccessRestricted(inclusions) ? 'places' : 'everywhere';
}

const REACHES = ['places', 'everywhere', 'national'];

function compareAccess(before: Inclusions, now: Inclusions): Difference[] {
  const wider = REACHES.indexOf(reachOf(now)) - REACHES.indexOf(reachOf(before));
  if (wider !== 0) return [{ outcome: wider > 0 ? 'gained' : 'lost', of: 'access', before, now }];
  if (reachOf(now) !== 'places')
    return before.coverage === now.coverage ? [] : [{ outcome: 'changed', of: 'access', before, now }];
  const [had, has] = [placesOf(before), placesOf(now)];
  return [
    ...has
      .filter((name) => !had.includes(name))
      .map((name) => ({ outcome: 'gained', of: 'place', name }) as const),
    ...had
      .filter((name) => !has.includes(name))
      .map((name) => ({ outcome: 'lost', of: 'place', name }) as const),
  ];
}

const isFree = ({ kind }: Benefit): boolean => kind !== 'member-price';
const isUnlimited = ({ totalUses, frequency }: Benefit): boolean => totalUses === null && frequency === null;

/** True if a benefit is more than it was; `null` = the same. */
function compareAllowance(before: Benefit, now: Benefit): Outcome | null {
  if (isFree(before) !== isFree(now)) return isFree(now) ? 'gained' : 'lost';
  if (!isFree(now)) return null;
  if (before.totalUses === now.totalUses && before.frequency === now.frequency) return null;
  if (isUnlimited(now)) return 'gained';
  if (isUnlimited(before)) return 'lost';
  if (before.frequency !== now.frequency || before.totalUses === null || now.totalUses === null)
    return 'changed';
  return now.totalUses > before.totalUses ? 'gained' : 'lost';
}

/** Compares two memberships: the benefits gained, lost and changed. */
export function compareInclusions(before: Inclusions, now: Inclusions): Difference[] {
  const names = new Set([...now.benefits, ...before.benefits].map(({ name }) => name));
  const benefits = [...names].flatMap((name): Difference[] => {
    const had = before.benefits.find((one) => one.name === name) ?? null;
    const has = now.benefits.find((one) => one.name === name) ?? null;
    const one = { of: 'benefit', name, before: had, now: has } as const;
    if (has === null) return [{ outcome: 'lost', ...one }];
    if (had === null) return [{ outcome: 'gained', ...one }];
    const outcome = compareAllowance(had, has);
    return outcome === null ? [] : [{ outcome, ...one }];
  });
  return [...compareAccess(before, now), ...benefits];
}
