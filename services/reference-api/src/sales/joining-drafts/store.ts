import { type Kysely, sql } from 'kysely';
import {
  DRAFT_STEPS,
  type DraftChanges,
  type DraftStep,
  type JoiningDraft,
} from 'shared-contracts/api/joining-draft';
import type { Database } from '../../platform/index.ts';
import { expiryFrom, QUIET_MS } from './rules.ts';

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

/** The same, held until the transaction ends. */
export async function takeOwnDraft(
  tx: Kysely<Database>,
  personId: string,
  now: Date,
): Promise<string | undefined> {
  const draft = await tx
    .selectFrom('joiningDrafts')
    .select('id')
    .where('personId', '=', personId)
    .where('expiresAt', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return draft?.id;
}

/** Starts a draft, held until the transaction ends. One that the person started elsewhere in the same moment stays. */
export async function startDraft(
  tx: Kysely<Database>,
  owner: Owner,
  origin: string,
  now: Date,
): Promise<string> {
  await tx
    .deleteFrom('joiningDrafts')
    .where('personId', '=', owner.personId)
    .where('expiresAt', '<=', now)
    .execute();
  const started = await tx
    .insertInto('joiningDrafts')
    .values({ ...owner, origin, savedAt: now, expiresAt: expiryFrom(now) })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet({ origin }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return started.id;
}

/** Holds a draft until the transaction ends, so that one at a time changes it. */
export const holdDraft = (tx: Kysely<Database>, id: string) =>
  tx.selectFrom('joiningDrafts').select('id').where('id', '=', id).forUpdate().executeTakeFirst();

/** Revisions of the steps of a draft. */
export async function readRevisions(
  db: Kysely<Database>,
  id: string,
): Promise<Partial<Record<DraftStep, number>>> {
  const rows = await db
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

/**
 * Makes a draft without an account the person's own, with the steps of the one they have that it lacks. From then on
 * only they open it, logged in.
 */
export async function adoptDraft(
  tx: Kysely<Database>,
  id: string,
  personId: string,
  now: Date,
): Promise<void> {
  // A save of the earlier draft that is under way ends first.
  await takeOwnDraft(tx, personId, now);
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

/** A draft as it is; `undefined` once it is gone. */
export async function findDraft(db: Kysely<Database>, id: string): Promise<JoiningDraft | undefined> {
  const draft = await db
    .selectFrom('joiningDrafts')
    .select(['wantsReminder', 'expiresAt', 'personId', 'email'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!draft) return undefined;
  const { wantsReminder, expiresAt, personId, email } = draft;
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

/** The same, of a draft that the transaction holds. */
export async function readDraft(tx: Kysely<Database>, id: string): Promise<JoiningDraft> {
  const draft = await findDraft(tx, id);
  if (!draft) throw new Error('A draft that is held is gone.');
  return draft;
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
