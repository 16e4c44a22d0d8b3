import { type Kysely, sql } from 'kysely';
import type { Answer } from 'shared-contracts/data-fields';
import type { StaffRole } from 'shared-contracts/staff';
import type { Database, Identity } from '../../platform/index.ts';
import { defaultFlags } from '../auth/default-flags.ts';
import { findAccounts } from '../auth/store.ts';
import { requestConfirmation } from '../email-confirmation/store.ts';

/** Any number that nothing else locks together with a tenant's id. */
const REGISTER_LOCK = 7_316_003;
/** Customer IDs are assigned from here on; the seeded ones are below. */
const FIRST_NUMBER = 200_001;

/** Registrations of a tenant go one after the other from here to the end of the transaction. */
export async function lockRegistrations(tx: Kysely<Database>, tenantId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${REGISTER_LOCK}::integer, ${tenantId}::integer)`.execute(tx);
}

/** The account that was opened under an idempotency key. */
export function findRegistration(tx: Kysely<Database>, tenantId: number, key: string) {
  return tx
    .selectFrom('registrations')
    .innerJoin('people', 'people.id', 'registrations.personId')
    .select(['people.id', 'people.email', 'people.passwordHash'])
    .where('registrations.tenantId', '=', tenantId)
    .where('registrations.key', '=', key)
    .executeTakeFirst();
}

/** True if an address is an account's already. One that its owner disowned is free for themselves. */
export async function hasAccount(tx: Kysely<Database>, tenantId: number, email: string): Promise<boolean> {
  const accounts = await findAccounts(tx, tenantId, { email });
  return accounts.some(({ isDisowned }) => !isDisowned);
}

async function nextNumber(tx: Kysely<Database>, tenantId: number): Promise<number> {
  const { lastNumber } = await tx
    .insertInto('referenceSeries')
    .values({ tenantId, lastNumber: FIRST_NUMBER })
    .onConflict((conflict) =>
      conflict.column('tenantId').doUpdateSet((row) => ({
        lastNumber: row('referenceSeries.lastNumber', '+', 1),
      })),
    )
    .returning('lastNumber')
    .executeTakeFirstOrThrow();
  return lastNumber;
}

interface NewAccount {
  tenantId: number;
  referencePrefix: string;
  /** Idempotency key of the call. */
  key: string;
  identity: Omit<Identity, 'password'>;
  passwordHash: string;
  answers: Record<string, Answer>;
  staffRole?: StaffRole;
  /** Origin of the pages that the mail to confirm the address leads to. */
  origin: string;
}

/** Opens an account with the next customer ID of the tenant, and asks whether its address is right. Answers the person's id. */
export async function openAccount(tx: Kysely<Database>, account: NewAccount, now: Date): Promise<string> {
  const {
    tenantId,
    referencePrefix,
    key,
    identity,
    passwordHash,
    answers,
    origin,
    staffRole = null,
  } = account;
  const { id } = await tx
    .insertInto('people')
    .values({
      ...identity,
      tenantId,
      reference: `${referencePrefix}${await nextNumber(tx, tenantId)}`,
      passwordHash,
      answers: JSON.stringify(answers),
      membershipUserId: null,
      creditPence: 0,
      flags: JSON.stringify(defaultFlags),
      homeVenueId: null,
      isStaff: staffRole !== null,
      staffRole,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('registrations').values({ tenantId, key, personId: id, createdAt: now }).execute();
  await requestConfirmation(tx, { tenantId, personId: id, email: identity.email, origin }, now);
  return id;
}
