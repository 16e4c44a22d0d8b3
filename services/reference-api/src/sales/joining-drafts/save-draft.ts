import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type {
  DraftChanges,
  emailJoiningDraft,
  JoiningDraft,
  OpenedJoiningDraft,
  saveJoiningDraft,
} from 'shared-contracts/api/joining-draft';
import { isEmailAddress } from 'shared-contracts/email-address';
import { consumeMailQuota, lockOwnAccount, queueDraftMail } from '../../people/index.ts';
import { ApiFailure, type Call, type Database, invalid, notFound, originOf } from '../../platform/index.ts';
import { addKey, takeDraftOfKey } from './keys-and-links.ts';
import { LINK_QUOTA, staleSteps } from './rules.ts';
import {
  adoptDraft,
  readDraft,
  readRevisions,
  saveSteps,
  setReminder,
  startDraft,
  takeOwnDraft,
} from './store.ts';
import { draftTexts } from './texts.ts';

type Place = Pick<Call, 'tenant' | 'configuration'>;

export const joiningOrigin = ({ tenant, configuration }: Place): string =>
  originOf({ app: 'online-joining', tenant: tenant.slug }, configuration);

/** The address as it is stored. Throws the 422 failure of one that is none. */
export function readEmail(typed: string): string {
  const email = typed.trim().toLowerCase();
  if (!isEmailAddress(email)) throw invalid({ email: [draftTexts.email] });
  return email;
}

/** Id of the draft that a call is about, held until the transaction ends. Someone who is logged in takes the one of their key over. */
async function draftToSave(
  tx: Kysely<Database>,
  call: Call<typeof saveJoiningDraft>,
  now: Date,
): Promise<string> {
  const { tenant, user, body } = call;
  const ofKey = body.key ? await takeDraftOfKey(tx, tenant.id, body.key, now) : undefined;
  if (!user) {
    if (ofKey === undefined) throw notFound();
    return ofKey;
  }
  if (ofKey !== undefined) {
    // Two that are taken over at once become one.
    await lockOwnAccount(tx, call, user.id);
    await adoptDraft(tx, ofKey, user.id, now);
    return ofKey;
  }
  const own = await takeOwnDraft(tx, user.id, now);
  if (own !== undefined) return own;
  const owner = { tenantId: tenant.id, personId: user.id, email: null };
  return startDraft(tx, owner, joiningOrigin(call), now);
}

/** Saves steps, all of them or none. Throws the 409 failure, with the draft as it is, if one was changed elsewhere. */
export async function saveDraft(call: Call<typeof saveJoiningDraft>): Promise<JoiningDraft> {
  const { db, body } = call;
  const now = call.now();
  return db.transaction().execute(async (tx) => {
    const id = await draftToSave(tx, call, now);
    const revisions = await readRevisions(tx, id);
    if (staleSteps(body.steps, revisions).length > 0) {
      throw new ApiFailure(409, draftTexts.stale, undefined, { draft: await readDraft(tx, id) });
    }
    await saveSteps(tx, id, body.steps, now);
    if (body.wantsReminder !== undefined) await setReminder(tx, id, body.wantsReminder);
    return readDraft(tx, id);
  });
}

/** Each step as the first save of it. */
export const asFirst = (steps: DraftChanges): DraftChanges =>
  Object.fromEntries(Object.entries(steps).map(([step, { given }]) => [step, { revision: 0, given }]));

/** Keeps a joining without an account, and mails a link that opens it elsewhere. */
export async function emailDraft(call: Call<typeof emailJoiningDraft>): Promise<OpenedJoiningDraft> {
  const { db, tenant, body, wakeMail } = call;
  const email = readEmail(body.email);
  await consumeMailQuota(call, LINK_QUOTA, email);
  const now = call.now();
  const key = randomBytes(32).toString('base64url');
  const draft = await db.transaction().execute(async (tx) => {
    const owner = { tenantId: tenant.id, personId: null, email };
    const id = await startDraft(tx, owner, joiningOrigin(call), now);
    await addKey(tx, id, key);
    await saveSteps(tx, id, asFirst(body.steps), now);
    await setReminder(tx, id, body.wantsReminder);
    await queueDraftMail(tx, { tenantId: tenant.id, id }, 'joining-link', now);
    return readDraft(tx, id);
  });
  wakeMail();
  return { key, draft };
}
