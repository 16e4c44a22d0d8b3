import type { Kysely } from 'kysely';
import type { replaceMandate as endpoint } from 'shared-contracts/api/mandate';
import type { Mandate } from 'shared-contracts/api/payments';
import type { Database } from '../database/database.ts';
import { type Call, requireUser } from '../http/call.ts';
import { callOrigin } from '../http/call-origin.ts';
import { ApiFailure, invalid } from '../http/failure.ts';
import { joiningTexts } from '../joining/texts.ts';
import { queueMail } from '../mail/store.ts';
import { readMembershipTerms } from '../membership-terms/store.ts';
import { type BankDetails, checkBankDetails } from './check-bank-details.ts';
import { findLiveMandate, shownMandate } from './own-mandate.ts';
import { draftMandate } from './store.ts';
import { mandateTexts } from './texts.ts';

/** The account by the rules of joining, or the 422 failure that says what is wrong with it. */
async function checked({ db, tenant, body }: Call<typeof endpoint>): Promise<BankDetails> {
  const { collectDirectDebitBillingAddress } = tenant.settings.site;
  const result = await checkBankDetails(body, collectDirectDebitBillingAddress);
  const terms = await readMembershipTerms(db, tenant.id, 'direct-debit');
  const isAgreed = body.ddTermsAccepted || terms.length === 0;
  const messages = {
    ...('messages' in result && result.messages),
    ...(!isAgreed && { ddTermsAccepted: [joiningTexts.terms] }),
  };
  if ('messages' in result || !isAgreed) throw invalid(messages);
  return result.details;
}

/** Cancels the instruction a person has (AUDDIS `0C`). Its account stays sealed until that is lodged, too. */
async function cancelMandate(tx: Kysely<Database>, id: string): Promise<void> {
  await tx
    .updateTable('mandates')
    .set({ status: 'cancelled', auddisCode: '0C' })
    .where('id', '=', id)
    .execute();
}

/**
 * Puts an instruction on another account in place of the one a person has: the same day of the month, every membership
 * collected with it, and the notice that a payer has to have (Bacs). One transaction, so that there is always one.
 */
export async function replaceMandate(call: Call<typeof endpoint>): Promise<{ mandate: Mandate }> {
  const { tenant, vault } = call;
  const user = requireUser(call);
  const now = call.now();
  const details = await checked(call);
  const mandate = await call.db.transaction().execute(async (tx) => {
    await tx.selectFrom('people').select('id').where('id', '=', user.id).forUpdate().execute();
    const old = await findLiveMandate(tx, user.id);
    if (!old) throw new ApiFailure(409, mandateTexts.none);
    await cancelMandate(tx, old.id);
    const id = await draftMandate(tx, { user, tenant, details, billingDay: old.billingDay, vault, now });
    await tx.updateTable('mandates').set({ status: 'pending' }).where('id', '=', id).execute();
    await tx.updateTable('memberships').set({ mandateId: id }).where('mandateId', '=', old.id).execute();
    const mail = { kind: 'direct-debit-changed', origin: callOrigin(call) } as const;
    await queueMail(tx, { tenantId: tenant.id, person: { id: user.id } }, mail, now);
    const live = await findLiveMandate(tx, user.id);
    if (!live) throw new Error('An instruction that was just written is gone.');
    return shownMandate(tx, live, call);
  });
  call.wakeMail();
  return { mandate };
}
