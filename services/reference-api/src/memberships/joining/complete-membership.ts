import { type Kysely, sql } from 'kysely';
import { addDays } from 'shared-contracts/dates';
import type { Database } from '../../platform/database/database.ts';
import type { PersonFlags } from '../../platform/database/documents.ts';
import type { Person } from '../../platform/http/call.ts';
import type { MembershipLine } from '../../sales/joining/line.ts';

/** Whether proof of eligibility has to be uploaded before a membership is good; a renewal had it before. */
export const needsProof = ({ row, type }: Pick<MembershipLine, 'row' | 'type'>): boolean =>
  type.eligibility !== null && row.purchase !== 'renewal';

/** What completing a membership leads to. */
export interface CompletedMembership {
  membershipId: string;
  /** Number of the member, shown at the door. */
  memberNumber: string;
  mandate: { id: string; reference: string; serviceUserName: string; isNew: boolean } | null;
}

/** A number for somebody who becomes a member; customer IDs are unique within the tenant, and so are these. */
const memberNumberOf = (user: Person): string => user.membershipUserId ?? `M-${user.reference}`;

/** The instruction a monthly membership is collected by: the live one, else the draft, which from now on stands. */
async function instructionFor(
  tx: Kysely<Database>,
  { option, customer, row }: MembershipLine,
): Promise<CompletedMembership['mandate']> {
  if (option.paymentType !== 'recurring') return null;
  if (customer.mandate) return { ...customer.mandate, isNew: false };
  if (row.mandateId === null) return null;
  const mandate = await tx
    .updateTable('mandates')
    .set({ status: 'pending' })
    .where('id', '=', row.mandateId)
    .where('status', '=', 'draft')
    .returning(['id', 'reference', 'serviceUserName'])
    .executeTakeFirstOrThrow();
  return { ...mandate, isNew: true };
}

/** What a person's pages know of them: a member, who pays by Direct Debit, and may have to show proof. */
async function updatePerson(
  tx: Kysely<Database>,
  { row, type, option }: MembershipLine,
  { memberNumber, mandate }: CompletedMembership,
  user: Person,
): Promise<void> {
  const patch: Partial<PersonFlags> = {
    ...(mandate !== null && { hasInstruction: true }),
    ...(option.paymentType === 'recurring' && { hasBillingDate: true }),
    ...(needsProof({ row, type }) && { membershipDocumentUploadRequired: true }),
  };
  await tx
    .updateTable('people')
    .set({
      membershipUserId: memberNumber,
      homeVenueId: row.homeVenueId,
      flags: sql`flags || ${JSON.stringify(patch)}::jsonb`,
    })
    .where('id', '=', user.id)
    .execute();
}

/** A membership that is changed ends the day before the new one starts, or never began. */
async function endChanged(tx: Kysely<Database>, { row, held }: MembershipLine): Promise<void> {
  if (row.purchase !== 'change' || !held) return;
  const endDate = addDays(row.startDate, -1);
  const neverBegan = endDate < held.startDate;
  await tx
    .updateTable('memberships')
    .set(neverBegan ? { status: 'cancelled', endDate: held.startDate } : { endDate })
    .where('id', '=', held.id)
    .execute();
}

/** Makes a paid membership stand, with its Direct Debit instruction and what the person answered. */
export async function completeMembership(
  tx: Kysely<Database>,
  line: MembershipLine,
  user: Person,
  now: Date,
): Promise<CompletedMembership> {
  const { row, type, option, agreed, promotion } = line;
  const mandate = await instructionFor(tx, line);
  await endChanged(tx, line);
  const { id: membershipId } = await tx
    .insertInto('memberships')
    .values({
      tenantId: user.tenantId,
      personId: user.id,
      membershipTypeId: type.id,
      paymentOptionId: option.id,
      homeVenueId: row.homeVenueId,
      status: needsProof(line) ? 'pending' : 'active',
      startDate: row.startDate,
      endDate: agreed.endDate,
      pricePence: agreed.parts.basePence,
      mandateId: mandate?.id ?? null,
      firstBillingDate: agreed.parts.firstBillingDate,
      promotionId: agreed.discountPence > 0 ? (promotion?.id ?? null) : null,
      previousMembershipId: row.membershipId,
      answers: JSON.stringify(row.answers),
      checkedTerms: JSON.stringify(row.checkedTerms),
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const completed = { membershipId, memberNumber: memberNumberOf(user), mandate };
  await updatePerson(tx, line, completed, user);
  return completed;
}
