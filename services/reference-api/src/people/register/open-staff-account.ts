import { randomInt, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { isEmailAddress } from 'shared-contracts/email-address';
import type { StaffRole } from 'shared-contracts/staff';
import { type Database, StartFailure } from '../../platform/index.ts';
import { recordAct } from '../audit/record-act.ts';
import { hashPassword } from '../auth/passwords.ts';
import { queueMail } from '../mail/store.ts';
import { referencePrefix } from './rules.ts';
import { hasAccount, lockRegistrations, openAccount } from './store.ts';

/** Without the letters and digits that are taken for each other on paper. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const PASSWORD_LENGTH = 20;

const newPassword = () =>
  Array.from({ length: PASSWORD_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

interface NewStaff {
  tenant: { id: number; slug: string };
  email: string;
  firstName: string;
  lastName: string;
  role: StaffRole;
  /** Origin of the front of house. */
  origin: string;
  /** True if they choose their first password by a mailed link. */
  isByMail: boolean;
}

/**
 * Opens the account of a member of staff. Answers their first password, which is kept nowhere; no one knows it where they
 * choose their own by mail. Throws a StartFailure where the tenant knows the email address already: a customer does not
 * become staff by the way.
 */
export async function openStaffAccount(
  db: Kysely<Database>,
  { tenant, email: typed, firstName, lastName, role, origin, isByMail }: NewStaff,
  now: Date,
): Promise<string> {
  const email = typed.trim().toLowerCase();
  if (!isEmailAddress(email)) throw new StartFailure(`'${typed}' is not an email address.`);
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (tx) => {
    await lockRegistrations(tx, tenant.id);
    if (await hasAccount(tx, tenant.id, email)) {
      throw new StartFailure(`${email} has an account with '${tenant.slug}' already.`);
    }
    const account = {
      tenantId: tenant.id,
      referencePrefix: referencePrefix(tenant.slug),
      key: randomUUID(),
      identity: { email, firstName, lastName },
      passwordHash,
      answers: {},
      staffRole: role,
      origin,
    };
    const personId = await openAccount(tx, account, now);
    const act = { act: 'staff-added', personId, subject: role } as const;
    await recordAct(tx, { tenantId: tenant.id, staffId: null, ...act }, now);
    if (!isByMail) return;
    const mail = { kind: 'staff-account', origin } as const;
    await queueMail(tx, { tenantId: tenant.id, person: { id: personId } }, mail, now);
  });
  return password;
}
