import type { GuestPassAllowance } from 'shared-contracts/api/guest-passes';
import type { MembershipState, OwnMembership, ownMemberships } from 'shared-contracts/api/own-memberships';
import { siteDay } from 'shared-contracts/dates';
import { displayMoney } from 'shared-contracts/money';
import { type Call, requireUser } from '../../platform/index.ts';
import { type FreezeRow, withFreezes } from '../billing/freezes.ts';
import { collectedOn, nextBillingDate } from '../billing/next-payment.ts';
import { type CatalogueType, readCatalogue } from '../catalogue/catalogue.ts';
import { readCustomer } from '../catalogue/customer.ts';
import { lastDayOfMonth, type MonthCredit } from '../credit/rules.ts';
import { readMembershipCredit } from '../credit/store.ts';
import { readAllowance } from '../guest-passes/allowance.ts';
import { withUse } from './benefit-use.ts';
import { changeRefusal } from './change-rules.ts';
import { endRefusal } from './end-rules.ts';
import { freezeRefusal, liveFreeze } from './freeze-rules.ts';
import { type HeldRow, listHeld, presentHeldMembership } from './held.ts';
import { renewalRefusal } from './renew-rules.ts';

const ORDER: readonly MembershipState[] = ['current', 'pending', 'upcoming', 'ended'];

/** State of a membership on a day (joining specification 8 "pending until proof"). */
export function membershipState(
  { status, startDate, endDate }: Pick<HeldRow, 'status' | 'startDate' | 'endDate'>,
  today: string,
): MembershipState {
  if (status === 'cancelled' || (endDate !== null && endDate < today)) return 'ended';
  if (status === 'pending') return 'pending';
  return startDate > today ? 'upcoming' : 'current';
}

interface Viewer {
  today: string;
  symbol: string;
  /** The day of the month the person's instruction is collected on; `null` without one. */
  billingDay: number | null;
  /** True if the venue sells memberships online, where they are changed and renewed. */
  sellsOnline: boolean;
  /** The person's allowance of guest passes; `null` for none. */
  passes: GuestPassAllowance | null;
  /** The credit that memberships of the person give now. */
  credits: readonly MonthCredit[];
}

function shownOwn(
  held: HeldRow & { freezes: FreezeRow[] },
  type: CatalogueType,
  viewer: Viewer,
): OwnMembership {
  const { today, symbol, billingDay, sellsOnline, passes, credits } = viewer;
  const credit = credits.find(({ membershipId }) => membershipId === held.id);
  const state = membershipState(held, today);
  const day = billingDay === null ? null : nextBillingDate(held, billingDay, today);
  const frozen = state === 'ended' ? null : liveFreeze(held.freezes, today);
  const givesNow = state === 'current' && !(frozen && frozen.startDate <= today);
  return {
    ...presentHeldMembership(held, symbol),
    state,
    proof: state === 'pending' ? type.eligibility : null,
    coverage: type.coverage,
    providesAccessTo: type.isRestricted ? type.venues : [],
    benefits: withUse(type, givesNow ? passes : null),
    nextPayment: day === null ? null : { day, amount: displayMoney(collectedOn(held, day), symbol) },
    freeze: frozen && {
      startDate: frozen.startDate,
      endDate: frozen.endDate,
      monthly: displayMoney(frozen.monthlyPence, symbol),
      isUnderWay: frozen.startDate <= today,
    },
    credit: credit ? { left: displayMoney(credit.leftPence, symbol), until: lastDayOfMonth(today) } : null,
    canFreeze: billingDay !== null && freezeRefusal(held, type.freezePolicy, today) === null,
    canChange:
      sellsOnline &&
      !frozen &&
      state !== 'pending' &&
      held.endDate === null &&
      changeRefusal(held, today) === null,
    canRenew: sellsOnline && renewalRefusal(held, today) === null,
    canEnd: endRefusal(held, today) === null,
  };
}

/** The memberships of the person who calls: those that are good first, those that have ended last. */
export async function readOwnMemberships(call: Call<typeof ownMemberships>): Promise<OwnMembership[]> {
  const { db, tenant } = call;
  const user = requireUser(call);
  const today = siteDay(call.now());
  const held = await withFreezes(db, await listHeld(db, user));
  if (held.length === 0) return [];
  const types = await readCatalogue(db, tenant.id, [
    ...new Set(held.map(({ membershipTypeId }) => membershipTypeId)),
  ]);
  const billingDay = (await readCustomer(db, user, today)).mandate?.billingDay ?? null;
  const { currency, onlineJoiningEnabled, guestPassesEnabled } = tenant.settings.site;
  const viewer = {
    today,
    symbol: currency.symbol,
    billingDay,
    sellsOnline: onlineJoiningEnabled,
    passes: guestPassesEnabled ? await readAllowance(db, user.id, call.now()) : null,
    credits: await readMembershipCredit(db, user.id, today),
  };
  return held
    .flatMap((row) => {
      const type = types.find(({ id }) => id === row.membershipTypeId);
      return type ? [shownOwn(row, type, viewer)] : [];
    })
    .toSorted((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state));
}
