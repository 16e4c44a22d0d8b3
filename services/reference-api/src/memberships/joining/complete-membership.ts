import type { Kysely, Selectable } from 'kysely';
import { addDays, siteDay } from 'shared-contracts/dates';
import { markAsMember } from '../../people/index.ts';
import type { CartMembershipTable, Database, Person, PersonFlags } from '../../platform/index.ts';
import type { Quote } from '../billing/quote.ts';
import type { CatalogueType, OptionRow } from '../catalogue/catalogue.ts';
import type { Customer } from '../catalogue/customer.ts';
import type { HeldRow } from '../held/held.ts';
import { collectWith } from '../mandates/missing-mandate.ts';
import { collectedPence } from '../mandates/monthly-total.ts';
import type { Promotion } from '../promotions/rules.ts';
import { recordAgreedTerms } from '../terms/agreed-terms.ts';

/** A membership that is paid for, with what it was agreed to be. */
export interface PaidMembership {
  row: Pick<
    Selectable<CartMembershipTable>,
    | 'purchase'
    | 'membershipId'
    | 'homeVenueId'
    | 'startDate'
    | 'mandateId'
    | 'answers'
    | 'checkedTerms'
    | 'agreedAt'
    | 'addedAt'
  >;
  type: CatalogueType;
  option: OptionRow;
  customer: Customer;
  /** The membership to change or renew. */
  held: HeldRow | null;
  promotion: Promotion | null;
  agreed: Quote;
}

/** True if proof of eligibility has to be uploaded before a membership is good; a renewal had it before. */
export const needsProof = ({
  row,
  type,
}: {
  row: { purchase: PaidMembership['row']['purchase'] };
  type: Pick<CatalogueType, 'eligibility'>;
}): boolean => type.eligibility !== null && row.purchase !== 'renewal';

/** Result of completing a membership. */
export interface CompletedMembership {
  membershipId: string;
  /** Number of the member, shown at the door. */
  memberNumber: string;
  mandate: {
    id: string;
    reference: string;
    serviceUserName: string;
    billingDay: number;
    isNew: boolean;
  } | null;
  /** Sum collected on the first collection for all memberships of the person; 0 without one. */
  collectedPence: number;
}

/** A number for a person who becomes a member; customer IDs are unique within the tenant, and so are these. */
const memberNumberOf = (user: Person): string => user.membershipUserId ?? `M-${user.reference}`;

/** The instruction a monthly membership is collected by: the live one, else the draft, which from now on stands. */
async function instructionFor(
  tx: Kysely<Database>,
  { option, customer, row }: PaidMembership,
): Promise<CompletedMembership['mandate']> {
  if (option.paymentType !== 'recurring') return null;
  if (customer.mandate) return { ...customer.mandate, isNew: false };
  if (row.mandateId === null) return null;
  const mandate = await tx
    .updateTable('mandates')
    .set({ status: 'pending' })
    .where('id', '=', row.mandateId)
    .where('status', '=', 'draft')
    .returning(['id', 'reference', 'serviceUserName', 'billingDay'])
    .executeTakeFirstOrThrow();
  return { ...mandate, isNew: true };
}

/** Updates the person's flags: a member, who pays by Direct Debit, and may have to show proof. */
async function updatePerson(
  tx: Kysely<Database>,
  { row, type, option }: PaidMembership,
  { memberNumber, mandate }: Pick<CompletedMembership, 'memberNumber' | 'mandate'>,
  user: Person,
): Promise<void> {
  const patch: Partial<PersonFlags> = {
    ...(mandate !== null && { hasInstruction: true }),
    ...(option.paymentType === 'recurring' && { hasBillingDate: true }),
    ...(needsProof({ row, type }) && { membershipDocumentUploadRequired: true }),
  };
  await markAsMember(tx, user.id, {
    membershipUserId: memberNumber,
    homeVenueId: row.homeVenueId,
    flags: patch,
  });
}

/** A membership that is changed ends the day before the new one starts, or never began. */
async function endChanged(tx: Kysely<Database>, held: HeldRow, startDate: string): Promise<void> {
  const endDate = addDays(startDate, -1);
  const neverBegan = endDate < held.startDate;
  await tx
    .updateTable('memberships')
    .set(neverBegan ? { status: 'cancelled', endDate: held.startDate } : { endDate })
    .where('id', '=', held.id)
    .execute();
}

/** The membership to change to, and from which day. */
export interface WantedChange {
  held: HeldRow;
  type: Pick<CatalogueType, 'id'>;
  option: Pick<OptionRow, 'id' | 'basePence'>;
  /** YYYY-MM-DD. */
  startDate: string;
}

/**
 * Changes a membership to find out what that would mean, in a transaction that is rolled back. Proof that is still to be
 * shown counts as shown.
 */
export async function simulateChange(
  tx: Kysely<Database>,
  { held, type, option, startDate }: WantedChange,
  now: Date,
): Promise<void> {
  await endChanged(tx, held, startDate);
  await tx
    .insertInto('memberships')
    .values({
      tenantId: held.tenantId,
      personId: held.personId,
      membershipTypeId: type.id,
      paymentOptionId: option.id,
      homeVenueId: held.homeVenueId,
      status: 'active',
      startDate,
      endDate: null,
      pricePence: option.basePence,
      mandateId: held.mandateId,
      firstBillingDate: null,
      promotionId: null,
      previousMembershipId: held.id,
      answers: '[]',
      checkedTerms: '[]',
      createdAt: now,
    })
    .execute();
}

/** Makes a paid membership stand, with its Direct Debit instruction and what the person answered. */
export async function completeMembership(
  tx: Kysely<Database>,
  line: PaidMembership,
  user: Person,
  now: Date,
): Promise<CompletedMembership> {
  const { row, type, option, agreed, promotion } = line;
  const mandate = await instructionFor(tx, line);
  if (row.purchase === 'change' && line.held) await endChanged(tx, line.held, row.startDate);
  if (mandate?.isNew) await collectWith(tx, user.id, mandate, siteDay(now));
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
  const { id: personId, tenantId } = user;
  const consent = { tenantId, personId, membershipId, purchase: row.purchase };
  await recordAgreedTerms(tx, { ...consent, agreedAt: row.agreedAt ?? row.addedAt }, row.checkedTerms);
  const memberNumber = memberNumberOf(user);
  await updatePerson(tx, line, { memberNumber, mandate }, user);
  const { firstBillingDate: day } = agreed.parts;
  const isCollected = mandate !== null && day !== null;
  const collected = isCollected
    ? await collectedPence(tx, { tenantId, reference: mandate.reference, day })
    : 0;
  return { membershipId, memberNumber, mandate, collectedPence: collected };
}
