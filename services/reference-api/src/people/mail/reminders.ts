import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { ownAddresses } from 'shared-contracts/endpoint-address';
import { type Database, hashToken } from '../../platform/index.ts';
import type { PersonalMail } from './store.ts';

/** The question about reminders, among those that a tenant may ask people about themselves. */
const REMINDERS = 'reminders.email';

/** Address at which one request switches reminders off; the token follows. */
export const REMINDER_SWITCH_PATH = `${ownAddresses.apiBase}mail/reminders/`;

const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

/** True if someone has asked to be reminded of what they booked. */
export async function wantsReminders(db: Kysely<Database>, personId: string): Promise<boolean> {
  const person = await db
    .selectFrom('people')
    .select('answers')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return person.answers[REMINDERS] === true;
}

/** An address that switches someone's reminders off without a login (RFC 8058), for one mail. */
export async function newReminderSwitch(
  db: Kysely<Database>,
  { tenantId, personId, origin }: Pick<PersonalMail, 'tenantId' | 'personId' | 'origin'>,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('mailSwitches')
    .values({ tokenHash: hashToken(token), tenantId, personId, createdAt: now })
    .execute();
  return `${origin}${REMINDER_SWITCH_PATH}${token}`;
}

/** Switches off the reminders that a token is of. One that is not known does nothing, and says so to no one. */
export async function endReminders(db: Kysely<Database>, tenantId: number, token: string): Promise<void> {
  await db
    .updateTable('people')
    .set({ answers: sql`answers - ${REMINDERS}::text` })
    .where('id', 'in', (switches) =>
      switches
        .selectFrom('mailSwitches')
        .select('personId')
        .where('tokenHash', '=', hashToken(token))
        .where('tenantId', '=', tenantId),
    )
    .execute();
}

/** Removes switches of mails that no one looks at any more. */
export async function purgeReminderSwitches(db: Kysely<Database>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  await db.deleteFrom('mailSwitches').where('createdAt', '<', before).execute();
}
