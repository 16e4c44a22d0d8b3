import type { Kysely } from 'kysely';
import type { Database } from '../../platform/index.ts';
import { type Billed, collectedOn, nextBillingDate, nextCollection } from '../billing/next-payment.ts';
import type { Collection } from '../billing/past-dues.ts';
import { findMissingMandate } from './missing-mandate.ts';
import { billedBy, findLiveMandate } from './own-mandate.ts';

/** Collections of a Direct Debit for the memberships that someone has beside the one they are buying. */
export interface OtherCollections {
  /** Sum for them on the first collection for the new one, in pence. */
  pence: number;
  /** The first collection for them with a new instruction, where it is ahead of that. */
  earlier: Collection | null;
}

interface NewCollection {
  personId: string;
  /** YYYY-MM-DD. */
  today: string;
  /** First collection for the new membership, YYYY-MM-DD. */
  day: string;
  /** Day of the month that the Direct Debit collects on. */
  billingDay: number;
  /** Membership that the new one replaces. */
  replacedId: string | null;
}

async function findUncollected(
  db: Kysely<Database>,
  { personId, today, billingDay }: NewCollection,
): Promise<(Billed & { id: string })[]> {
  return (await findMissingMandate(db, personId, today, billingDay))?.memberships ?? [];
}

/** Collections beside that for a membership someone is buying: one Direct Debit pays for all of theirs. */
export async function readOtherCollections(
  db: Kysely<Database>,
  collection: NewCollection,
): Promise<OtherCollections> {
  const { personId, day, billingDay, today, replacedId } = collection;
  const live = await findLiveMandate(db, personId);
  const collected = live ? await billedBy(db, live.id) : await findUncollected(db, collection);
  const others = collected.filter(({ id }) => id !== replacedId);
  const pence = others
    .filter((each) => each.firstBillingDate !== null && each.firstBillingDate <= day)
    .filter((each) => nextBillingDate(each, billingDay, today) !== null)
    .filter(({ endDate }) => endDate === null || endDate >= day)
    .reduce((sum, each) => sum + collectedOn(each, day), 0);
  const next = live ? null : nextCollection(others, billingDay, today);
  return { pence, earlier: next !== null && next.day < day ? next : null };
}
