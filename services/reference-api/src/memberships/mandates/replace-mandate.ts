import type { Kysely } from 'kysely';
import type { replaceMandate as endpoint } from 'shared-contracts/api/mandate';
import type { Mandate } from 'shared-contracts/api/payments';
import { siteDay } from 'shared-contracts/dates';
import { queueMail, updateFlags } from '../../people/index.ts';
import {
  ApiFailure,
  type Call,
  callOrigin,
  type Database,
  invalid,
  requireUser,
} from '../../platform/index.ts';
import { readMembershipTerms } from '../terms/store.ts';
import { joiningTexts } from '../texts/joining-texts.ts';
import { type BankDetails, checkBankDetails } from './check-bank-details.ts';
import { collectWith, findMissingMandate } from './missing-mandate.ts';
import { findLiveMandate, type LiveMandateRow, presentMandate } from './own-mandate.ts';
import { draftMandate } from './store.ts';
import { mandateTexts } from './texts.ts';

type SetUp = Call<typeof endpoint>;

/** The account by the rules of joining, or the 422 failure that says what is wrong with it. */
async function checked({ db, tenant, body }: SetUp): Promise<BankDetails> {
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

interface Pending {
  billingDay: number;
  details: BankDetails;
}

/** Stores an instruction that is valid at once; returns its id. */
async function writePending(tx: Kysely<Database>, call: SetUp, pending: Pending): Promise<string> {
  const { tenant, vault } = call;
  const draft = { ...pending, user: requireUser(call), tenant, vault, now: call.now() };
  const id = await draftMandate(tx, draft);
  await tx.updateTable('mandates').set({ status: 'pending' }).where('id', '=', id).execute();
  return id;
}

/** Another account in place of the one there is: the same day of the month, every membership collected with it. */
async function replace(
  tx: Kysely<Database>,
  call: SetUp,
  old: LiveMandateRow,
  details: BankDetails,
): Promise<'direct-debit-changed'> {
  await cancelMandate(tx, old.id);
  const mandateId = await writePending(tx, call, { billingDay: old.billingDay, details });
  await tx.updateTable('memberships').set({ mandateId }).where('mandateId', '=', old.id).execute();
  return 'direct-debit-changed';
}

/** The instruction that was missing, for every membership that waits for it. Throws the 409 failure when none does. */
async function setUp(
  tx: Kysely<Database>,
  call: SetUp,
  details: BankDetails,
): Promise<'direct-debit-set-up'> {
  const { id: personId } = requireUser(call);
  const missing = await findMissingMandate(tx, personId, siteDay(call.now()));
  if (!missing) throw new ApiFailure(409, mandateTexts.none);
  const mandateId = await writePending(tx, call, { billingDay: missing.billingDay, details });
  await collectWith(tx, personId, { id: mandateId, billingDay: missing.billingDay }, siteDay(call.now()));
  await updateFlags(tx, personId, { hasInstruction: true, hasBillingDate: true });
  return 'direct-debit-set-up';
}

/**
 * Puts an instruction on another account in place of the one a person has, or sets up the one that is missing, with the
 * notice that a payer has to have (Bacs). One transaction, so that there is always one.
 */
export async function replaceMandate(call: SetUp): Promise<{ mandate: Mandate }> {
  const user = requireUser(call);
  const details = await checked(call);
  const mandate = await call.db.transaction().execute(async (tx) => {
    await tx.selectFrom('people').select('id').where('id', '=', user.id).forUpdate().execute();
    const old = await findLiveMandate(tx, user.id);
    const kind = old ? await replace(tx, call, old, details) : await setUp(tx, call, details);
    const mail = { kind, origin: callOrigin(call) };
    await queueMail(tx, { tenantId: call.tenant.id, person: { id: user.id } }, mail, call.now());
    const live = await findLiveMandate(tx, user.id);
    if (!live) throw new Error('An instruction that was just written is gone.');
    return presentMandate(tx, live, call);
  });
  call.wakeMail();
  return { mandate };
}
