import { type Kysely, sql } from 'kysely';
import {
  DRAFT_STEPS,
  type DraftChanges,
  type DraftStep,
  type JoiningDraft,
} from 'shared-contracts/api/joining-draft';
import { type Database, hashToken } from '../../platform/index.ts';
import { DRAFT_LINK_MS, expiryFrom, HAND_OVER_MS, QUIET_MS } from './rules.ts';

/** Without both, it was handed over by a kiosk. */
type Owner = { tenantId: number } & (
  | { personId: string; email: null }
  | { personId: null; email: string | null }
);

/** Id of the person's draft, `undefined` for none. */
export async function findOwnDraft(
  db: Kysely<Database>,
  personId: string,
  now: Date,
): Promise<string | undefined> {
  const draft = await db
    .selectFrom('joiningDrafts')
    .select('id')
    .where('personId', '=', personId)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return draft?.id;
}

/**
 * Id of the draft that a key opens, `undefined` when it opens none. It is held until the transaction ends: someone else
 * who comes with the same key finds out then whether it still opens the draft.
 */
export async function takeDraftOfKey(
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
    .forUpdate()
    .executeTakeFirst();
  return draft?.id;
}

/** Starts a draft. One that the person started elsewhere in the same moment stays. */
export async function startDraft(
  tx: Kysely<Database>,
  owner: Owner,
  origin: string,
  now: Date,
): Promise<string | undefined> {
  await tx
    .deleteFrom('joiningDrafts')
    .where('personId', '=', owner.personId)
    .where('expiresAt', '<=', now)
    .execute();
  const started = await tx
    .insertInto('joiningDrafts')
    .values({ ...owner, origin, savedAt: now, expiresAt: expiryFrom(now) })
    .onConflict((conflict) => conflict.column('personId').doNothing())
    .returning('id')
    .executeTakeFirst();
  return started?.id;
}

/** Has one save at a time change a draft. Returns the revisions of its steps. */
export async function lockDraft(
  tx: Kysely<Database>,
  id: string,
): Promise<Partial<Record<DraftStep, number>>> {
  await tx.selectFrom('joiningDrafts').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  const rows = await tx
    .selectFrom('joiningDraftSteps')
    .select(['step', 'revision'])
    .where('draftId', '=', id)
    .execute();
  return Object.fromEntries(rows.map(({ step, revision }) => [step, revision]));
}

/** Writes steps whose revisions were compared, and gives the draft its whole life again. */
export async function saveSteps(
  tx: Kysely<Database>,
  draftId: string,
  changes: DraftChanges,
  now: Date,
): Promise<void> {
  const rows = DRAFT_STEPS.flatMap((step) => {
    const change = changes[step];
    if (!change) return [];
    return [
      { draftId, step, revision: change.revision + 1, given: JSON.stringify(change.given), savedAt: now },
    ];
  });
  if (rows.length === 0) return;
  await tx
    .insertInto('joiningDraftSteps')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['draftId', 'step']).doUpdateSet((set) => ({
        revision: set.ref('excluded.revision'),
        given: set.ref('excluded.given'),
        savedAt: set.ref('excluded.savedAt'),
      })),
    )
    .execute();
  const saved = { savedAt: now, expiresAt: expiryFrom(now) };
  await tx.updateTable('joiningDrafts').set(saved).where('id', '=', draftId).execute();
}

/** There is no one to remind of a draft without an account and an address. */
export async function setReminder(tx: Kysely<Database>, id: string, wantsReminder: boolean): Promise<void> {
  await tx
    .updateTable('joiningDrafts')
    .set({ wantsReminder })
    .where('id', '=', id)
    .where((where) => where.or([where('personId', 'is not', null), where('email', 'is not', null)]))
    .execute();
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

/**
 * Makes a draft without an account the person's own, with the steps of the one they have that it lacks. From then on
 * only they open it, logged in.
 */
export async function adoptDraft(tx: Kysely<Database>, id: string, personId: string): Promise<void> {
  await tx
    .insertInto('joiningDraftSteps')
    .columns(['draftId', 'step', 'revision', 'given', 'savedAt'])
    .expression((select) =>
      select
        .selectFrom('joiningDraftSteps as earlier')
        .innerJoin('joiningDrafts as own', 'own.id', 'earlier.draftId')
        .select([
          sql<string>`${id}::uuid`.as('draftId'),
          'earlier.step',
          'earlier.revision',
          'earlier.given',
          'earlier.savedAt',
        ])
        .where('own.personId', '=', personId),
    )
    .onConflict((conflict) => conflict.columns(['draftId', 'step']).doNothing())
    .execute();
  await tx.deleteFrom('joiningDrafts').where('personId', '=', personId).where('id', '<>', id).execute();
  await tx
    .updateTable('joiningDrafts')
    .set({ personId, email: null, linkHash: null, linkExpiresAt: null })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('joiningDraftKeys').where('draftId', '=', id).execute();
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

export async function readDraft(db: Kysely<Database>, id: string): Promise<JoiningDraft> {
  const { wantsReminder, expiresAt, personId, email } = await db
    .selectFrom('joiningDrafts')
    .select(['wantsReminder', 'expiresAt', 'personId', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const rows = await db.selectFrom('joiningDraftSteps').selectAll().where('draftId', '=', id).execute();
  const kept = Object.fromEntries(
    rows.map(({ step, revision, given, savedAt }) => [
      step,
      { revision, savedAt: savedAt.toISOString(), given },
    ]),
  );
  const steps = Object.fromEntries(DRAFT_STEPS.map((step) => [step, kept[step] ?? null]));
  // The contract checked the step when it was saved.
  return {
    wantsReminder,
    expiresAt: expiresAt.toISOString(),
    hasAddress: personId !== null || email !== null,
    steps: steps as JoiningDraft['steps'],
  };
}

export async function deleteDraft(tx: Kysely<Database>, id: string): Promise<void> {
  await tx.deleteFrom('joiningDrafts').where('id', '=', id).execute();
}

/** Deletes what is kept of a joining that was finished: of the person, and of their address without the account. */
export async function deleteFinishedDrafts(
  tx: Kysely<Database>,
  { id, tenantId, email }: { id: string; tenantId: number; email: string },
): Promise<void> {
  await tx
    .deleteFrom('joiningDrafts')
    .where('tenantId', '=', tenantId)
    .where((where) => where.or([where('personId', '=', id), where('email', '=', email.toLowerCase())]))
    .execute();
}

/** Deletes drafts that no one has changed for long, and links that have run out. */
export async function purgeJoiningDrafts(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('joiningDrafts').where('expiresAt', '<=', now).execute();
  await db
    .updateTable('joiningDrafts')
    .set({ linkHash: null, linkExpiresAt: null })
    .where('linkExpiresAt', '<=', now)
    .execute();
}

/** Marks the drafts whose owners asked to be reminded and have been quiet for long enough, each once. */
export function takeInactiveDrafts(tx: Kysely<Database>, now: Date) {
  return tx
    .updateTable('joiningDrafts')
    .set({ remindedAt: now })
    .where('wantsReminder', '=', true)
    .where('remindedAt', 'is', null)
    .where('savedAt', '<=', new Date(now.getTime() - QUIET_MS))
    .where('expiresAt', '>', now)
    .where(sql<boolean>`exists (select 1 from joining_draft_steps where draft_id = joining_drafts.id)`)
    .returning(['id', 'tenantId'])
    .execute();
}
