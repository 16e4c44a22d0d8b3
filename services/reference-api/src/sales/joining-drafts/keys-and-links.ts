import { type Kysely, sql } from 'kysely';
import { type Database, hashToken } from '../../platform/index.ts';
import { DRAFT_LINK_MS, expiryFrom, HAND_OVER_MS } from './rules.ts';
import { holdDraft } from './store.ts';

/** Id of the draft that a key opens, `undefined` when it opens none. */
async function findDraftOfKey(
  tx: Kysely<Database>,
  tenantId: number,
  key: string,
  now: Date,
): Promise<string | undefined> {
  const draft = await tx
    .selectFrom('joiningDraftKeys as opening')
    .innerJoin('joiningDrafts as draft', 'draft.id', 'opening.draftId')
    .select('draft.id')
    .where('opening.keyHash', '=', hashToken(key))
    .where('draft.tenantId', '=', tenantId)
    .where('draft.expiresAt', '>', now)
    .executeTakeFirst();
  return draft?.id;
}

/** The same, held until the transaction ends: anyone who waited for it finds out whether the key still opens it. */
export async function takeDraftOfKey(
  tx: Kysely<Database>,
  tenantId: number,
  key: string,
  now: Date,
): Promise<string | undefined> {
  const found = await findDraftOfKey(tx, tenantId, key, now);
  if (found === undefined) return undefined;
  await holdDraft(tx, found);
  return findDraftOfKey(tx, tenantId, key, now);
}

/** Has a key open a draft whose address no one has proven to read. */
export async function addKey(tx: Kysely<Database>, draftId: string, key: string): Promise<void> {
  await tx
    .insertInto('joiningDraftKeys')
    .values({ draftId, keyHash: hashToken(key), isProven: false })
    .execute();
}

/**
 * Has the key of someone who used a link open a draft. The one given for the typed address ends: anyone who typed it may be
 * someone else, who must not read what the owner of the address enters from now on.
 */
export async function addProvenKey(tx: Kysely<Database>, draftId: string, key: string): Promise<void> {
  await tx
    .deleteFrom('joiningDraftKeys')
    .where('draftId', '=', draftId)
    .where('isProven', '=', false)
    .execute();
  await tx
    .insertInto('joiningDraftKeys')
    .values({ draftId, keyHash: hashToken(key), isProven: true })
    .execute();
}

/** Makes this the one token that opens a draft. Returns until when the draft is kept, `undefined` once it is gone. */
export async function storeLink(
  db: Kysely<Database>,
  id: string,
  token: string,
  now: Date,
): Promise<Date | undefined> {
  const draft = await db
    .updateTable('joiningDrafts')
    .set({ linkHash: hashToken(token), linkExpiresAt: new Date(now.getTime() + DRAFT_LINK_MS) })
    .where('id', '=', id)
    .where('personId', 'is', null)
    .where('expiresAt', '>', now)
    .returning('expiresAt')
    .executeTakeFirst();
  return draft?.expiresAt;
}

/** Has a token open a draft for a moment. If no one opens it by then, it is deleted. Returns until when. */
export async function storeHandOver(
  tx: Kysely<Database>,
  id: string,
  token: string,
  now: Date,
): Promise<Date> {
  const expiresAt = new Date(now.getTime() + HAND_OVER_MS);
  await tx
    .updateTable('joiningDrafts')
    .set({ linkHash: hashToken(token), linkExpiresAt: expiresAt, expiresAt })
    .where('id', '=', id)
    .execute();
  return expiresAt;
}

/** Uses a link up. Returns the id of its draft, `undefined` when it does not work any more. */
export async function useLink(
  tx: Kysely<Database>,
  tenantId: number,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const draft = await tx
    .updateTable('joiningDrafts')
    // Once opened, a draft that was handed over is kept as long as any other.
    .set((row) => ({
      linkHash: null,
      linkExpiresAt: null,
      expiresAt: sql<Date>`greatest(${row.ref('expiresAt')}, ${expiryFrom(now)}::timestamptz)`,
    }))
    .where('linkHash', '=', hashToken(token))
    .where('tenantId', '=', tenantId)
    .where('linkExpiresAt', '>', now)
    .where('expiresAt', '>', now)
    .returning('id')
    .executeTakeFirst();
  return draft?.id;
}
