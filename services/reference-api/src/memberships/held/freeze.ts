import type {
  FreezeOffer,
  freezeMembership,
  membershipFreeze,
  membershipUnfreezing,
  Unfreezing,
  unfreezeMembership,
} from 'shared-contracts/api/own-memberships';
import { displayDay, siteDay } from 'shared-contracts/dates';
import type { BodyOf } from 'shared-contracts/endpoint';
import { displayMoney, pence } from 'shared-contracts/money';
import { queueMail } from '../../people/index.ts';
import {
  ApiFailure,
  type Call,
  callOrigin,
  type FreezePolicy,
  invalid,
  param,
  requireUser,
} from '../../platform/index.ts';
import { type FreezeRow, withFreezes } from '../billing/freezes.ts';
import { readCustomer } from '../catalogue/customer.ts';
import { membershipTexts } from '../texts/texts.ts';
import { freezeRefusal, freezeStarts, liveFreeze, plannedFreeze, unfreezeOn } from './freeze-rules.ts';
import { type HeldRow, requireHeld } from './held.ts';

const words = membershipTexts.freeze;

type FreezeCall = Pick<Call, 'db' | 'tenant' | 'user' | 'params' | 'now'>;

interface Found {
  held: HeldRow & { freezes: FreezeRow[] };
  policy: FreezePolicy | null;
  billingDay: number;
  today: string;
}

/** A membership of the person who calls with what decides about freezing it. */
async function find(call: FreezeCall): Promise<Found> {
  const user = requireUser(call);
  const today = siteDay(call.now());
  const row = await requireHeld(call.db, user, param(call, 'membershipId'));
  const [held] = await withFreezes(call.db, [row]);
  const { freezePolicy } = await call.db
    .selectFrom('membershipTypes')
    .select('freezePolicy')
    .where('id', '=', row.membershipTypeId)
    .executeTakeFirstOrThrow();
  const billingDay = (await readCustomer(call.db, user, today)).mandate?.billingDay ?? null;
  if (!held || billingDay === null) throw new ApiFailure(409, words.notOffered);
  return { held, policy: freezePolicy, billingDay, today };
}

interface Wish {
  startDate: string | undefined;
  months: number | undefined;
}

/** The effect of a freeze on the wanted days. Throws in words when it is not possible. */
async function offer(call: FreezeCall, wish: Wish): Promise<FreezeOffer> {
  const { held, policy, billingDay, today } = await find(call);
  const refusal = freezeRefusal(held, policy, today);
  if (refusal !== null || policy === null) throw new ApiFailure(409, refusal ?? words.notOffered);
  const starts = freezeStarts(held, billingDay, today);
  const { minMonths, maxMonths, monthlyPence } = policy;
  const startDate = wish.startDate ?? starts[0] ?? '';
  const months = wish.months ?? minMonths;
  if (!starts.includes(startDate)) throw invalid({ startDate: [words.starts(starts.map(displayDay))] });
  if (months < minMonths || months > maxMonths)
    throw invalid({ months: [words.months(minMonths, maxMonths)] });
  const { symbol } = call.tenant.settings.site.currency;
  const planned = plannedFreeze(startDate, months, billingDay, policy);
  const monthly = displayMoney(monthlyPence, symbol);
  return {
    starts,
    minMonths,
    maxMonths,
    startDate,
    months,
    endDate: planned.endDate,
    monthly,
    payments: planned.paymentDays.map((day) => ({ day, amount: monthly })),
    total: displayMoney(monthlyPence * months, symbol),
    resumes: { day: planned.resumesOn, amount: displayMoney(held.pricePence, symbol) },
  };
}

export async function readFreeze(
  call: FreezeCall & Pick<Call<typeof membershipFreeze>, 'query'>,
): Promise<FreezeOffer> {
  const { start_date: startDate, months } = call.query;
  return offer(call, { startDate, months: months === undefined ? undefined : Number(months) });
}

type Changing = FreezeCall & Pick<Call, 'host' | 'headers' | 'configuration'>;

/** Runs a change of the memberships of the person who calls, one after the other; inside the caller's transaction. */
async function lockMemberships(call: Changing): Promise<void> {
  const { id } = requireUser(call);
  await call.db.selectFrom('people').select('id').where('id', '=', id).forUpdate().execute();
}

/** Tells by mail what a membership is frozen for now. */
async function announceFreeze(call: Changing): Promise<void> {
  const { tenantId, id } = requireUser(call);
  const membershipId = param(call, 'membershipId');
  const mail = { kind: 'membership-freeze', origin: callOrigin(call), membershipId } as const;
  await queueMail(call.db, { tenantId, person: { id } }, mail, call.now());
}

/** Freezes a membership for the days and at the amount shown to the person, inside the caller's transaction. */
export async function freeze(
  call: Changing,
  { startDate, months, monthly }: Pick<BodyOf<typeof freezeMembership>, 'startDate' | 'months' | 'monthly'>,
): Promise<FreezeOffer> {
  await lockMemberships(call);
  const quoted = await offer(call, { startDate, months });
  if (pence(quoted.monthly.decimal) !== pence(monthly)) {
    throw new ApiFailure(409, words.moved(quoted.monthly.formatted));
  }
  await call.db
    .insertInto('membershipFreezes')
    .values({
      membershipId: param(call, 'membershipId'),
      startDate,
      endDate: quoted.endDate,
      monthlyPence: pence(monthly),
      createdAt: call.now(),
    })
    .execute();
  await announceFreeze(call);
  return quoted;
}

interface FoundUnfreezing {
  freeze: FreezeRow;
  shown: Unfreezing;
}

async function findUnfreezing(call: FreezeCall): Promise<FoundUnfreezing> {
  const { held, billingDay, today } = await find(call);
  const live = liveFreeze(held.freezes, today);
  if (!live) throw new ApiFailure(409, words.notFrozen);
  const ending = unfreezeOn(live, held, billingDay, today);
  if ('refusal' in ending) throw new ApiFailure(409, ending.refusal);
  return { freeze: live, shown: { startDate: live.startDate, endDate: ending.endDate } };
}

export async function readUnfreezing(call: Call<typeof membershipUnfreezing>): Promise<Unfreezing> {
  return (await findUnfreezing(call)).shown;
}

/** Ends a freeze sooner, or cancels one that has not begun, on the terms shown to the person. */
export async function unfreeze(call: Call<typeof unfreezeMembership>): Promise<Unfreezing> {
  const unfrozen = await call.db.transaction().execute(async (tx) => {
    const inside = { ...call, db: tx };
    await lockMemberships(inside);
    const { freeze: live, shown } = await findUnfreezing(inside);
    if (shown.endDate !== call.body.endDate) throw new ApiFailure(409, words.unfreezeMoved);
    if (shown.endDate === null) {
      await inside.db.deleteFrom('membershipFreezes').where('id', '=', live.id).execute();
    } else {
      await inside.db
        .updateTable('membershipFreezes')
        .set({ endDate: shown.endDate })
        .where('id', '=', live.id)
        .execute();
    }
    await announceFreeze(inside);
    return shown;
  });
  call.wakeMail();
  return unfrozen;
}
