import { randomBytes } from 'node:crypto';
import type {
  discardJoiningDraft,
  OpenedJoiningDraft,
  openJoiningDraft,
  requestDraftLink,
} from 'shared-contracts/api/joining-draft';
import { consumeMailQuota, consumeQuota, queueDraftMail } from '../../people/index.ts';
import { type Call, invalid } from '../../platform/index.ts';
import { addProvenKey, takeDraftOfKey, useLink } from './keys-and-links.ts';
import { LINK_QUOTA, OPEN_QUOTA } from './rules.ts';
import { readEmail } from './save-draft.ts';
import { deleteDraft, findOwnDraft, readDraft } from './store.ts';
import { draftTexts } from './texts.ts';

/** Queues a mail with another link. A known and an unknown address get the same answer by the same statements. */
export async function requestLink(call: Call<typeof requestDraftLink>): Promise<Record<string, never>> {
  const { db, tenant, body, wakeMail } = call;
  const email = readEmail(body.email);
  await consumeMailQuota(call, LINK_QUOTA, email);
  await queueDraftMail(db, { tenantId: tenant.id, email }, 'joining-link', call.now());
  wakeMail();
  return {};
}

/** Opens a draft by a mailed link, no matter who is logged in. Throws the 422 failure. */
export async function openDraft(call: Call<typeof openJoiningDraft>): Promise<OpenedJoiningDraft> {
  const { db, tenant, body } = call;
  const tried = await consumeQuota(call, OPEN_QUOTA);
  const key = randomBytes(32).toString('base64url');
  const draft = await db.transaction().execute(async (tx) => {
    const id = await useLink(tx, tenant.id, body.token, call.now());
    if (id === undefined) return undefined;
    await addProvenKey(tx, id, key);
    return readDraft(tx, id);
  });
  if (!draft) throw invalid({ token: [draftTexts.deadLink] });
  await tried.resolveRefund();
  return { key, draft };
}

/** Deletes the person's draft, and the one that their key opens. */
export async function discardDraft(call: Call<typeof discardJoiningDraft>): Promise<Record<string, never>> {
  const { db, tenant, user, body } = call;
  const now = call.now();
  await db.transaction().execute(async (tx) => {
    const own = user ? await findOwnDraft(tx, user.id, now) : undefined;
    const ofKey = body.key ? await takeDraftOfKey(tx, tenant.id, body.key, now) : undefined;
    for (const id of [own, ofKey]) if (id !== undefined) await deleteDraft(tx, id);
  });
  return {};
}
