import type { Kysely } from 'kysely';
import { ApiFailure, type CheckoutTerm, type Database } from '../../platform/index.ts';
import { checkoutTexts } from './texts.ts';

export async function readTerms(db: Kysely<Database>, tenantId: number): Promise<CheckoutTerm[]> {
  const tenant = await db
    .selectFrom('tenants')
    .select('checkoutTerms')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return tenant.checkoutTerms;
}

/** Throws the 422 failure unless every term of the tenant is among the ticked ones. */
export async function requireTerms(
  db: Kysely<Database>,
  tenantId: number,
  ticked: readonly string[],
): Promise<void> {
  const terms = await readTerms(db, tenantId);
  if (terms.every(({ id }) => ticked.includes(id))) return;
  throw new ApiFailure(422, checkoutTexts.terms, { terms: [checkoutTexts.terms] });
}
