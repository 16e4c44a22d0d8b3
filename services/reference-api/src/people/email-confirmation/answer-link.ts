import type { sendConfirmation } from 'shared-contracts/api/email-confirmation';
import {
  ApiFailure,
  type Call,
  callOrigin,
  hashToken,
  invalid,
  logSecurityEvent,
  requireUser,
} from '../../platform/index.ts';
import { consumeQuota } from '../auth/quota.ts';
import { queueMail } from '../mail/store.ts';
import { emailStateOf } from './rules.ts';
import { type confirmByLink, findConfirmation } from './store.ts';
import { confirmationTexts } from './texts.ts';

/** Mails that may be asked for within the time attempts count. A centre's terminals share one address. */
const QUOTA = { what: 'confirm-email', perAccount: 3, perAddress: 30 };

/** Mails the person another link. */
export async function resendLink(call: Call<typeof sendConfirmation>): Promise<Record<string, never>> {
  const { db, tenant, now, wakeMail } = call;
  const { id } = requireUser(call);
  if (emailStateOf(await findConfirmation(db, id)) !== 'unconfirmed') {
    throw new ApiFailure(409, confirmationTexts.nothingToConfirm);
  }
  await consumeQuota(call, QUOTA);
  const mail = { kind: 'confirm-email', origin: callOrigin(call) } as const;
  await queueMail(db, { tenantId: tenant.id, person: { id } }, mail, now());
  wakeMail();
  return {};
}

/** Does what a mailed link was followed for, no matter who is logged in where it was opened. Throws the 422 failure. */
export async function answerLink(
  call: Omit<Call, 'body'> & { body: { token: string } },
  act: typeof confirmByLink,
  event: 'email-confirmed' | 'email-disowned',
): Promise<Record<string, never>> {
  const { db, tenant, body, now } = call;
  const link = { tenantId: tenant.id, tokenHash: hashToken(body.token) };
  const personId = await db.transaction().execute((tx) => act(tx, link, now()));
  if (personId === undefined) throw invalid({ token: [confirmationTexts.deadLink] });
  logSecurityEvent(call, event, personId);
  return {};
}
