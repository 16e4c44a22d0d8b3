import type { Passkey, removePasskey } from 'shared-contracts/api/passkeys';
import {
  ApiFailure,
  type Call,
  callOrigin,
  logSecurityEvent,
  notFound,
  param,
} from '../../platform/index.ts';
import { recordAct } from '../audit/record-act.ts';
import { lockOwnAccount } from '../auth/live-login.ts';
import { changeOf } from '../mail/mailed-change.ts';
import { queueMail } from '../mail/store.ts';
import { findFactor } from '../second-factor/store.ts';
import { requireConfirmed, requireProof } from './require-proof.ts';
import { credentialsOf, deletePasskey, listPasskeys } from './store.ts';
import { passkeyTexts } from './texts.ts';

/** Has a passkey open nothing any more, and says so by mail. Logins that were made with it go on. */
export async function removeOwnPasskey(call: Call<typeof removePasskey>): Promise<Passkey[]> {
  const { db, tenant, configuration, wakeMail } = call;
  const user = requireConfirmed(call);
  await requireProof(call, user.id);
  const now = call.now();
  await db.transaction().execute(async (tx) => {
    await lockOwnAccount(tx, call, user.id);
    const name = await deletePasskey(tx, user.id, param(call, 'passkeyId'));
    if (name === null) throw notFound();
    if (user.staffRole !== null) {
      const hasOther =
        Boolean((await findFactor(tx, user.id))?.secret) || (await credentialsOf(tx, user.id)).length > 0;
      // Without one, anyone who knows the password could set up their own factor.
      if (configuration.needsSecondFactor && !hasOther) throw new ApiFailure(409, passkeyTexts.lastFactor);
      const act = { act: 'passkey-removed', personId: user.id } as const;
      await recordAct(tx, { tenantId: tenant.id, staffId: user.id, ...act }, now);
    }
    const change = changeOf(call, name);
    const mail = { kind: 'passkey-removed', origin: callOrigin(call), change } as const;
    await queueMail(tx, { tenantId: tenant.id, person: { id: user.id } }, mail, now);
  });
  logSecurityEvent(call, 'passkey-removed', user.id);
  wakeMail();
  return listPasskeys(db, user.id);
}
