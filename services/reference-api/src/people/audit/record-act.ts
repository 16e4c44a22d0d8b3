import type { Kysely } from 'kysely';
import type { StaffAct } from 'shared-contracts/api/audit-log';
import { siteDay } from 'shared-contracts/dates';
import { type Call, type Database, requireUser } from '../../platform/index.ts';

interface Act {
  act: StaffAct;
  /** Whose money or data it was about; `null` where it was about no one in particular. */
  personId: string | null;
  subject?: string | null | undefined;
  amountPence?: number | null | undefined;
  note?: string | null | undefined;
}

/** Runs of digits that could be of a card, an account or a sort code, however they are set apart. */
const LONG_NUMBER = /\p{Nd}(?:[\s\p{P}]{0,3}\p{Nd}){5,}/gu;
/** Customer IDs, days and times may stay. */
const HARMLESS = /(\b[A-Z]{3}\d{6}\b|\b\d{1,2}\/\d{1,2}\/\d{4}\b|\b\d{1,2}:\d{2}\b)/;

/** A note without numbers that belong in no log. */
export const withoutLongNumbers = (note: string): string =>
  note
    .split(HARMLESS)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll(LONG_NUMBER, '…')))
    .join('');

/** Writes a line of the audit log, in the transaction of what it tells. @param staffId `null` for the person who runs the service. */
export async function recordAct(
  tx: Kysely<Database>,
  {
    act,
    personId,
    subject = null,
    amountPence = null,
    note,
    ...by
  }: Act & { tenantId: number; staffId: string | null },
  now: Date,
): Promise<void> {
  const kept = note?.trim() ? withoutLongNumbers(note.trim()) : null;
  await tx
    .insertInto('auditEntries')
    .values({ ...by, act, personId, subject, amountPence, note: kept, madeAt: now })
    .execute();
}

/** Writes what the staff of a call does at the front of house, to their own account too. */
export async function recordStaffAct(
  tx: Kysely<Database>,
  call: Pick<Call, 'tenant' | 'user' | 'now'>,
  act: Act,
): Promise<void> {
  const { id } = requireUser(call);
  await recordAct(tx, { tenantId: call.tenant.id, staffId: id, ...act }, call.now());
}

/** A view by staff, which changes nothing. */
export interface StaffView {
  act: 'customer-seen' | 'document-seen' | 'list-seen';
  /** Whose data it is; of a list `null`. */
  personId: string | null;
  subject?: string;
  /** Tells two subjects of the same name apart. */
  subjectId?: string;
}

/**
 * Writes that the staff of a call look at someone's data, once a day for each of them. What is their own is no matter of
 * the log.
 */
export async function recordStaffView(
  { db, tenant, user, now }: Pick<Call, 'db' | 'tenant' | 'user' | 'now'>,
  seen: readonly StaffView[],
): Promise<void> {
  const staffId = requireUser({ user }).id;
  const madeAt = now();
  const lines = seen
    .filter(({ personId }) => personId !== staffId)
    .map(({ act, personId, subject = null, subjectId }) => ({
      tenantId: tenant.id,
      staffId,
      act,
      personId,
      subject,
      amountPence: null,
      note: null,
      madeAt,
      once: JSON.stringify([siteDay(madeAt), staffId, act, personId, subjectId ?? subject]),
    }));
  if (lines.length === 0) return;
  await db
    .insertInto('auditEntries')
    .values(lines)
    .onConflict((conflict) => conflict.column('once').where('once', 'is not', null).doNothing())
    .execute();
}
