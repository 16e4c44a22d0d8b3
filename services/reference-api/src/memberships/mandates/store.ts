import type { Kysely } from 'kysely';
import type { Database, Person, Tenant, Vault } from '../../platform/index.ts';
import type { BankDetails } from './check-bank-details.ts';
import { mandateReference } from './reference.ts';

const REFERENCE_ATTEMPTS = 5;
const SHOWN_DIGITS = 4;

interface Draft {
  user: Person;
  tenant: Tenant;
  details: BankDetails;
  billingDay: number;
  vault: Vault;
  now: Date;
}

/** Stores an instruction that becomes valid once its basket is paid; returns its id. Account and address are sealed. */
export async function draftMandate(tx: Kysely<Database>, draft: Draft): Promise<string> {
  const { user, tenant, details, billingDay, vault, now } = draft;
  const { accountHolder, ...sealed } = details;
  for (let attempt = 0; attempt < REFERENCE_ATTEMPTS; attempt += 1) {
    const reference = mandateReference(tenant.slug);
    const row = await tx
      .insertInto('mandates')
      .values({
        tenantId: tenant.id,
        personId: user.id,
        status: 'draft',
        reference,
        serviceUserName: tenant.settings.site.directDebitServiceUserName ?? tenant.name,
        accountHolder,
        accountEnding: details.accountNumber.slice(-SHOWN_DIGITS),
        sealedDetails: vault.seal(reference, sealed),
        billingDay,
        termsAcceptedAt: now,
        createdAt: now,
      })
      .onConflict((conflict) => conflict.columns(['tenantId', 'reference']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row) return row.id;
  }
  throw new Error('No free Direct Debit reference was found.');
}

/** As much as can be read of the account of an instruction: its holder and the end of its number. */
export async function accountOf(
  db: Kysely<Database>,
  id: string,
): Promise<{ accountHolder: string; accountEnding: string } | null> {
  const found = await db
    .selectFrom('mandates')
    .select(['accountHolder', 'accountEnding'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}

/** Has an instruction that is not complete yet collected on another day; false if the person has no such one. */
export async function moveDraft(
  tx: Kysely<Database>,
  { id, personId, billingDay }: { id: string; personId: string; billingDay: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mandates')
    .set({ billingDay })
    .where('id', '=', id)
    .where('personId', '=', personId)
    .where('status', '=', 'draft')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes an instruction that was never completed, with the bank details sealed in it. */
export async function deleteDraft(tx: Kysely<Database>, id: string): Promise<void> {
  await tx.deleteFrom('mandates').where('id', '=', id).where('status', '=', 'draft').execute();
}
