import type { Kysely } from 'kysely';
import type { StoredAccount } from 'shared-contracts/api/joining-cart';
import type { Database, Person, Vault } from '../../platform/index.ts';
import type { BankDetails } from './check-bank-details.ts';

const MASK = '••••';

/**
 * The account of an instruction that is not complete yet, for the person who entered it to check before they pay; its
 * number masked. `null` for another person's, and once it is complete: then only the end of the number is shown.
 */
export async function readStoredAccount(
  db: Kysely<Database>,
  vault: Vault,
  { id, person }: { id: string; person: Pick<Person, 'id'> },
): Promise<StoredAccount | null> {
  const draft = await db
    .selectFrom('mandates')
    .select(['reference', 'accountHolder', 'accountEnding', 'sealedDetails'])
    .where('id', '=', id)
    .where('personId', '=', person.id)
    .where('status', '=', 'draft')
    .executeTakeFirst();
  if (!draft?.sealedDetails) return null;
  const opened = vault.open(draft.reference, draft.sealedDetails) as Omit<BankDetails, 'accountHolder'>;
  const { lineOne, lineTwo, city, postcode } = opened.billingAddress ?? {};
  return {
    accountHolder: draft.accountHolder,
    sortCode: opened.sortCode,
    accountNumber: `${MASK}${draft.accountEnding}`,
    billingAddress: [lineOne, lineTwo, city, postcode].flatMap((line) => line || []),
  };
}
