import type { Kysely } from 'kysely';
import type { StaffAct } from 'shared-contracts/api/audit-log';
import { type Call, type Database, requireUser } from '../../platform/index.ts';

interface Act {
  act: StaffAct;
  /** Whose money or data it was about; `null` where it was about nobody in particular. */
  personId: string | null;
  subject?: string | null | undefined;
  amountPence?: number | null | undefined;
  note?: string | null | undefined;
}

/** Runs of digits that could be of a card, an account or a sort code. Customer IDs begin with letters. */
const LONG_NUMBER = /(?<![A-Za-z\d])\d(?:[ -]?\d){5,}/g;

/** A note without numbers that belong in no log. */
export const withoutLongNumbers = (note: string): string => note.replaceAll(LONG_NUMBER, '…');

/** Writes a line of the audit log, in the transaction of what it tells. @param staffId `null` for whoever runs the service. */
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

/** Writes what the staff of a call does to somebody else. What people do to their own is theirs, and in no log. */
export async function recordStaffAct(
  tx: Kysely<Database>,
  call: Pick<Call, 'tenant' | 'user' | 'now'>,
  act: Act,
): Promise<void> {
  const { id } = requireUser(call);
  if (act.personId === id) return;
  await recordAct(tx, { tenantId: call.tenant.id, staffId: id, ...act }, call.now());
}
