import { randomBytes } from 'node:crypto';
import type { handOverJoiningDraft } from 'shared-contracts/api/joining-draft';
import { RESUME_JOINING_PATH } from 'shared-contracts/links';
import { consumeQuota } from '../../people/index.ts';
import type { Call } from '../../platform/index.ts';
import { storeHandOver } from './keys-and-links.ts';
import { HAND_OVER_QUOTA } from './rules.ts';
import { asFirst, joiningOrigin } from './save-draft.ts';
import { saveSteps, startDraft } from './store.ts';

/**
 * Keeps a joining for the device that scans a code, without an account even where someone is logged in: what the code
 * opens is what was typed, never who they are.
 */
export async function handOverDraft(
  call: Call<typeof handOverJoiningDraft>,
): Promise<{ url: string; expiresAt: string }> {
  const { db, tenant, body } = call;
  await consumeQuota(call, HAND_OVER_QUOTA);
  const now = call.now();
  const token = randomBytes(32).toString('base64url');
  const origin = joiningOrigin(call);
  const expiresAt = await db.transaction().execute(async (tx) => {
    const id = await startDraft(tx, { tenantId: tenant.id, personId: null, email: null }, origin, now);
    await saveSteps(tx, id, asFirst(body.steps), now);
    return storeHandOver(tx, id, token, now);
  });
  return { url: `${origin}${RESUME_JOINING_PATH}#${token}`, expiresAt: expiresAt.toISOString() };
}
