import type { Kysely } from 'kysely';
import type { Database, Log, Merchants } from '../platform/index.ts';

/** Says which tenants can take no card, since no one has set the credentials of their account. */
export async function checkMerchants(
  db: Kysely<Database>,
  { names }: Pick<Merchants, 'names'>,
  log: Log,
): Promise<void> {
  const tenants = await db.selectFrom('tenants').select(['slug', 'settings']).orderBy('id').execute();
  for (const { slug, settings } of tenants) {
    const merchant = settings.cardPayments?.merchant;
    if (merchant === undefined || names.includes(merchant)) continue;
    log.error('A tenant takes no cards: its merchant account is not in CARD_PROVIDER_MERCHANTS.', {
      tenant: slug,
      merchant,
    });
  }
}
