import type { Kysely } from 'kysely';
import { siteDay } from 'shared-contracts/dates';
import type { Database, Person } from '../../platform/index.ts';
import { isMembershipValid } from '../validity/is-valid.ts';
import {
  allocate,
  type CreditPart,
  type CreditSource,
  creditMonth,
  type MonthCredit,
  monthCredit,
} from './rules.ts';

type Owner = Pick<Person, 'id' | 'tenantId'>;

/** The memberships of a person that give credit and are good on a day; the one that ends first is used first. */
async function creditGivers(db: Kysely<Database>, personId: string, day: string): Promise<CreditSource[]> {
  const rows = await db
    .selectFrom('memberships as held')
    .innerJoin('membershipTypes as type', 'type.id', 'held.membershipTypeId')
    .select(['held.id as membershipId', 'type.creditPolicy'])
    .where('held.personId', '=', personId)
    .where('type.creditPolicy', 'is not', null)
    .where(isMembershipValid(day))
    .orderBy('held.endDate', (end) => end.asc().nullsLast())
    .orderBy('held.startDate')
    .orderBy('held.id')
    .execute();
  return rows.flatMap(({ membershipId, creditPolicy }) =>
    creditPolicy ? [{ membershipId, monthlyPence: creditPolicy.monthlyPence }] : [],
  );
}

/**
 * Credit left of a person's memberships for the month of a day; none of a membership that is not good on that day.
 * @param day YYYY-MM-DD
 */
export async function readMembershipCredit(
  db: Kysely<Database>,
  personId: string,
  day: string,
): Promise<MonthCredit[]> {
  const givers = await creditGivers(db, personId, day);
  if (givers.length === 0) return [];
  const movements = await db
    .selectFrom('membershipCreditEntries')
    .select(['membershipId', 'kind', 'amountPence'])
    .where('personId', '=', personId)
    .where('month', '=', creditMonth(day))
    .execute();
  return monthCredit(givers, movements);
}

/** Credit of a month that is to pay for an order. */
export interface ReservedCredit extends CreditPart {
  month: string;
}

/**
 * Sets credit aside for an order of the same transaction: the person is locked, so that two payments at once cannot spend
 * it twice. Nothing is written; `null` where there is not that much.
 */
export async function reserveMembershipCredit(
  tx: Kysely<Database>,
  personId: string,
  amountPence: number,
  day: string,
): Promise<ReservedCredit[] | null> {
  if (amountPence === 0) return [];
  await tx.selectFrom('people').select('id').where('id', '=', personId).forUpdate().execute();
  const parts = allocate(amountPence, await readMembershipCredit(tx, personId, day));
  return parts?.map((part) => ({ ...part, month: creditMonth(day) })) ?? null;
}

/** Writes down what credit has paid for an order, and the grant it came from where that was not written yet. */
export async function spendMembershipCredit(
  tx: Kysely<Database>,
  { id: personId, tenantId }: Owner,
  orderId: string,
  reserved: readonly ReservedCredit[],
  now: Date,
): Promise<void> {
  for (const { membershipId, month, monthlyPence, isGranted, amountPence } of reserved) {
    const entry = { tenantId, personId, membershipId, month, createdAt: now };
    const grant = { ...entry, kind: 'grant' as const, amountPence: monthlyPence };
    const spend = { ...entry, kind: 'spend' as const, amountPence: -amountPence, orderId };
    await tx
      .insertInto('membershipCreditEntries')
      .values(isGranted ? [spend] : [grant, spend])
      .execute();
  }
}

/** Credit that paid for an order and was not returned yet, by the memberships it came from. */
async function spentOn(db: Kysely<Database>, orderId: string) {
  const rows = await db
    .selectFrom('membershipCreditEntries')
    .select(['tenantId', 'personId', 'membershipId', 'kind', 'amountPence'])
    .where('orderId', '=', orderId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const spends = rows.filter(({ kind }) => kind === 'spend');
  return {
    owner: spends[0] && { tenantId: spends[0].tenantId, personId: spends[0].personId },
    memberships: spends.map(({ membershipId }) => membershipId),
    leftPence: rows.reduce((sum, { amountPence }) => sum - amountPence, 0),
  };
}

/** Credit that paid for an order. */
export interface ReturnableCredit {
  /** The part it paid that was not returned yet. */
  leftPence: number;
  /** True if the returned credit can be spent: not if no membership of the person gives credit any more. */
  canBeSpent: boolean;
}

/** The membership that a return goes to: the one it came from, or another that is good, where that one has ended. */
async function returnTarget(
  db: Kysely<Database>,
  personId: string,
  memberships: readonly string[],
  day: string,
): Promise<{ membershipId?: string | undefined; canBeSpent: boolean }> {
  const good = (await creditGivers(db, personId, day)).map(({ membershipId }) => membershipId);
  const usable = memberships.find((id) => good.includes(id)) ?? good[0];
  return { membershipId: usable ?? memberships[0], canBeSpent: usable !== undefined };
}

/** Credit that can be returned of an order; `null` if no membership credit paid for it. */
export async function returnableCredit(
  db: Kysely<Database>,
  orderId: string,
  day: string,
): Promise<ReturnableCredit | null> {
  const { owner, memberships, leftPence } = await spentOn(db, orderId);
  if (!owner) return null;
  const { canBeSpent } = await returnTarget(db, owner.personId, memberships, day);
  return { leftPence, canBeSpent };
}

/** Gives credit back for the month it is returned in, so that a place that is given up late is not lost with its month. */
export async function returnMembershipCredit(
  tx: Kysely<Database>,
  { orderId, orderItemId }: { orderId: string; orderItemId: string },
  amountPence: number,
  now: Date,
): Promise<void> {
  const { owner, memberships } = await spentOn(tx, orderId);
  const day = siteDay(now);
  const { membershipId } = owner ? await returnTarget(tx, owner.personId, memberships, day) : {};
  if (!owner || membershipId === undefined) {
    throw new Error('No credit of a membership has paid for this order.');
  }
  await tx
    .insertInto('membershipCreditEntries')
    .values({
      ...owner,
      membershipId,
      month: creditMonth(day),
      kind: 'return',
      amountPence,
      orderId,
      orderItemId,
      createdAt: now,
    })
    .execute();
}
