import type { Kysely } from 'kysely';
import { displayDay } from 'shared-contracts/dates';
import { findType, mandateLetterTexts, numericId } from '../../memberships/index.ts';
import type { Fact, LetterPart, Writing } from '../../people/index.ts';
import type { Database } from '../../platform/index.ts';
import { letterTexts } from '../letters/texts.ts';
import { orderLetterTexts } from './letter-texts.ts';
import type { OrderRow } from './store.ts';

type MembershipItem = Extract<OrderRow['items'][number], { type: 'membership' }>;

/** Rows about a membership that its order does not have. */
export interface MembershipFacts {
  centres: Centres;
  replaced: readonly Fact[];
}

/** Names of the centres where a membership is valid, or its coverage in words, by its type: `null` = at every one, no entry = not known. */
export type Centres = ReadonlyMap<string, readonly string[] | null>;

export async function readCentres(
  db: Kysely<Database>,
  tenantId: number,
  { items }: OrderRow,
): Promise<Centres> {
  const centres = new Map<string, string[] | null>();
  for (const item of items) {
    if (item.type !== 'membership') continue;
    const { membershipTypeId } = item.snapshot;
    const type = await findType(db, tenantId, numericId(membershipTypeId));
    if (type)
      centres.set(
        membershipTypeId,
        type.isRestricted ? type.venues.map(({ name }) => name) : type.coverage ? [type.coverage] : null,
      );
  }
  return centres;
}

/**
 * The membership that one of an order took the place of, with its last day; of one that never began only its name. Empty for
 * any other purchase.
 */
export async function readReplaced(db: Kysely<Database>, { items }: OrderRow): Promise<Fact[]> {
  const words = orderLetterTexts.membership;
  const changed = items.find((item) => item.type === 'membership' && item.snapshot.purchase === 'change');
  if (!changed) return [];
  const rows = await db
    .selectFrom('orderItems as item')
    .innerJoin('memberships as next', 'next.id', 'item.membershipId')
    .innerJoin('memberships as held', 'held.id', 'next.previousMembershipId')
    .innerJoin('membershipTypes as type', 'type.id', 'held.membershipTypeId')
    .select(['type.name', 'held.status', 'held.endDate'])
    .where('item.id', '=', changed.id)
    .execute();
  return rows.map(({ name, status, endDate }) => ({
    label: words.replaces,
    value: status === 'cancelled' || endDate === null ? name : words.until(name, displayDay(endDate)),
  }));
}

/** A membership: its number, where and from when it is valid, its price and the next payment. */
export function membershipPart(
  { snapshot, accessCode }: MembershipItem,
  { to }: Writing,
  { centres, replaced }: MembershipFacts,
): LetterPart {
  const words = orderLetterTexts.membership;
  const { friendlyName, startDate, endDate, baseFee, paymentType, directDebit, membershipTypeId } = snapshot;
  const { formatted } = baseFee;
  const names = centres.get(membershipTypeId);
  const next: Fact[] = directDebit
    ? [
        {
          label: words.next,
          value: mandateLetterTexts.directDebitNotice.on(
            directDebit.amount.formatted,
            directDebit.prettyFirstBillingDate,
          ),
        },
      ]
    : [];
  return {
    kind: 'item',
    title: friendlyName,
    facts: [
      ...(names === undefined
        ? []
        : [{ label: words.validAt, value: names?.join('\n') ?? words.everywhere(to.tenantName) }]),
      ...replaced,
      { label: words.starts, value: displayDay(startDate) },
      ...(endDate === null ? [] : [{ label: words.ends, value: displayDay(endDate) }]),
      { label: words.price, value: paymentType === 'recurring' ? words.monthly(formatted) : formatted },
      ...next,
    ],
    codes: [{ label: letterTexts.labels.memberNumber, value: accessCode }],
  };
}
