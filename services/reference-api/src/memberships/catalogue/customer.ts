import type { Kysely } from 'kysely';
import type { Database, Person } from '../../platform/index.ts';
import { type Payer, visitor } from '../billing/quote.ts';
import { findMissingMandate } from '../mandates/missing-mandate.ts';
import type { EligibilityFacts } from './eligibility.ts';

/** The live Direct Debit instruction of a person. */
export interface LiveMandate {
  id: string;
  reference: string;
  serviceUserName: string;
  billingDay: number;
}

/** A person as memberships know them. */
export interface Customer extends EligibilityFacts, Payer {
  mandate: LiveMandate | null;
}

const text = (answer: unknown): string | null => (typeof answer === 'string' ? answer : null);

/** Facts that decide which memberships a person can buy and at which price. @param today as YYYY-MM-DD. */
export async function readCustomer(db: Kysely<Database>, user: Person, today: string): Promise<Customer> {
  const { answers, mandateId, reference, serviceUserName, billingDay } = await db
    .selectFrom('people')
    .leftJoin('mandates', (join) =>
      join.onRef('mandates.personId', '=', 'people.id').on('mandates.status', 'in', ['pending', 'active']),
    )
    .select([
      'people.answers',
      'mandates.id as mandateId',
      'mandates.reference',
      'mandates.serviceUserName',
      'mandates.billingDay',
    ])
    .where('people.id', '=', user.id)
    .executeTakeFirstOrThrow();
  const held = await db
    .selectFrom('memberships')
    .select('membershipTypeId')
    .where('personId', '=', user.id)
    .where('status', '<>', 'cancelled')
    .where((where) => where.or([where('endDate', 'is', null), where('endDate', '>=', today)]))
    .execute();
  // Anyone who lost their Direct Debit keeps their usual day: what they join next is billed with what they have.
  const missing =
    mandateId === null && user.flags.hasBillingDate ? await findMissingMandate(db, user.id, today) : null;
  const isLive = mandateId !== null && reference !== null && serviceUserName !== null && billingDay !== null;
  return {
    birthday: text(answers.dateOfBirth),
    hasOutstandingPenalties: user.flags.hasOutstandingPenalties,
    heldTypeIds: held.map(({ membershipTypeId }) => membershipTypeId),
    hasInstruction: user.flags.hasInstruction,
    hasBillingDate: user.flags.hasBillingDate,
    billingDay: billingDay ?? missing?.billingDay ?? null,
    mandate: isLive ? { id: mandateId, reference, serviceUserName, billingDay } : null,
  };
}

/** Payment details of someone who may be a visitor. */
export const payerOf = (customer: Customer | null): Payer => customer ?? visitor;
