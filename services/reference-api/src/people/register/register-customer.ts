import type { register } from 'shared-contracts/api/auth';
import type { Answer } from 'shared-contracts/data-fields';
import { siteDay } from 'shared-contracts/dates';
import type { ValidationMessages } from 'shared-contracts/envelope';
import {
  ApiFailure,
  type Call,
  callOrigin,
  type Identity,
  idempotencyKey,
  invalid,
  texts,
  tooManyRequests,
} from '../../platform/index.ts';
import { attemptKey, countAttempt, returnAttempt } from '../auth/attempts.ts';
import { guessableWords, newPasswordMessage } from '../auth/new-password.ts';
import { hashPassword, verifyPassword } from '../auth/passwords.ts';
import { loginFrom, newToken } from '../auth/start-login.ts';
import { authTexts } from '../auth/texts.ts';
import { checkAnswers } from '../data-fields/check-answers.ts';
import { fieldsOf } from '../data-fields/present-sections.ts';
import { readSections } from '../data-fields/store.ts';
import { KNOWN_EMAILS_ALLOWED, knownEmailLimit } from './known-email-limit.ts';
import { partIdentity, referencePrefix } from './rules.ts';
import { findRegistration, hasAccount, lockRegistrations, openAccount } from './store.ts';
import { registerTexts } from './texts.ts';

type RegisterCall = Call<typeof register>;

/** Accounts that may be opened from one address within that time: a centre's terminals share one. */
const ACCOUNTS_ALLOWED = 60;

async function readBody(
  call: RegisterCall,
): Promise<{ identity: Identity; answers: Record<string, Answer> }> {
  const { db, tenant, host, now } = call;
  const { clientId, source, ...body } = call.body;
  const sections = await readSections(db, tenant.id);
  const form = 'customer_account_online';
  const checked = checkAnswers(fieldsOf(sections, form), form, body, siteDay(now()));
  const { identity, missing, answers } = partIdentity(checked.answers);
  const required = missing.map((path) => [path, [texts.field.required]]);
  const messages: ValidationMessages = { ...Object.fromEntries(required), ...checked.messages };
  if (clientId !== String(tenant.id)) messages.clientId = [registerTexts.otherTenant];
  if (source !== host.app) messages.source = [registerTexts.otherSource];
  const { email = '', firstName = '', lastName = '', password } = identity;
  if (password !== undefined && !messages.password) {
    const easy = newPasswordMessage(password, guessableWords({ email, firstName, lastName }, tenant));
    if (easy !== null) messages.password = [easy];
  }
  if (Object.keys(messages).length > 0) throw invalid(messages);
  return { identity: identity as Identity, answers };
}

/**
 * Opens an account and logs the person in, in one transaction. A repeat under the same key logs in to the account it
 * opened, which takes the same email address and password again: neither token nor password is kept for it.
 */
export async function registerCustomer(call: RegisterCall): Promise<{ token: string }> {
  const { db, tenant, ip, now } = call;
  const key = idempotencyKey(call.headers);
  const from = loginFrom(call.headers);
  const { identity, answers } = await readBody(call);
  const { password, ...names } = identity;
  const knownEmail = knownEmailLimit(tenant.id, ip, KNOWN_EMAILS_ALLOWED);
  const anyAccount = { key: attemptKey('open-account', tenant.id, ip), allowed: ACCOUNTS_ALLOWED };
  const takenAt = now();
  const minutes = await countAttempt(db, [knownEmail, anyAccount], takenAt);
  if (minutes > 0) throw tooManyRequests(minutes, authTexts.tooManyAttempts(minutes));

  const passwordHash = await hashPassword(password);
  const outcome = await db.transaction().execute(async (tx) => {
    await lockRegistrations(tx, tenant.id);
    const earlier = await findRegistration(tx, tenant.id, key);
    if (earlier) return { earlier };
    if (await hasAccount(tx, tenant.id, names.email)) return { isKnown: true };
    const personId = await openAccount(
      tx,
      {
        tenantId: tenant.id,
        referencePrefix: referencePrefix(tenant.slug),
        key,
        identity: names,
        passwordHash,
        answers,
        origin: callOrigin(call),
      },
      now(),
    );
    return { token: await newToken(tx, { tenantId: tenant.id, personId }, from, now()) };
  });
  if (!outcome.isKnown) await returnAttempt(db, [knownEmail.key], takenAt);
  if (outcome.token !== undefined) {
    call.wakeMail();
    return { token: outcome.token };
  }
  if (outcome.earlier) {
    const isSame =
      outcome.earlier.email === names.email && (await verifyPassword(password, outcome.earlier.passwordHash));
    if (!isSame) throw new ApiFailure(422, texts.idempotency.otherRequest);
    const token = await newToken(db, { tenantId: tenant.id, personId: outcome.earlier.id }, from, now());
    return { token };
  }
  throw invalid({ email: [registerTexts.knownEmail] });
}
