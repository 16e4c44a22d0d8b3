import { type Kysely, sql } from 'kysely';
import type { AuditEntry, auditLog } from 'shared-contracts/api/audit-log';
import { SITE_TIME_ZONE, siteDay, siteIso } from 'shared-contracts/dates';
import type { AnswerOf } from 'shared-contracts/endpoint';
import { formatMoney } from 'shared-contracts/money';
import type { Call, Database } from '../../platform/index.ts';
import { requireDesk } from './desk.ts';
import { findCustomersBy } from './store.ts';

/** Maximum number on a screen. */
const MOST_SHOWN = 50;

function selectLog(db: Kysely<Database>, tenantId: number) {
  return db
    .selectFrom('auditEntries as entry')
    .leftJoin('people as staff', 'staff.id', 'entry.staffId')
    .leftJoin('people as person', 'person.id', 'entry.personId')
    .select(['entry.id', 'entry.madeAt', 'entry.act', 'entry.subject', 'entry.amountPence', 'entry.note'])
    .select([
      'staff.firstName as staffFirst',
      'staff.lastName as staffLast',
      'staff.reference as staffReference',
    ])
    .select(['person.firstName', 'person.lastName', 'person.reference'])
    .where('entry.tenantId', '=', tenantId)
    .orderBy('entry.id', 'desc')
    .limit(MOST_SHOWN + 1);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectLog>['execute']>>[number];

const shownEntry = (row: Row, symbol: string): AuditEntry => ({
  id: String(row.id),
  at: siteIso(row.madeAt),
  act: row.act,
  staff: somebody(row.staffFirst, row.staffLast, row.staffReference),
  person: somebody(row.firstName, row.lastName, row.reference),
  subject: row.subject,
  formattedAmount: row.amountPence === null ? null : formatMoney(row.amountPence, symbol),
  note: row.note,
});

const somebody = (first: string | null, last: string | null, reference: string | null) =>
  reference === null ? null : { name: `${first} ${last}`, reference };

/** The lines of the log that a manager asks for, the latest first. */
export async function readLog(call: Call<typeof auditLog>): Promise<AnswerOf<typeof auditLog>> {
  requireDesk(call);
  const { db, tenant, query } = call;
  let rows = selectLog(db, tenant.id);
  const day = sql<string>`to_char(entry.made_at at time zone ${SITE_TIME_ZONE}, 'YYYY-MM-DD')`;
  if (query.from) rows = rows.where(day, '>=', query.from);
  if (query.to) rows = rows.where(day, '<=', query.to);
  if (query.before && /^\d{1,18}$/.test(query.before)) rows = rows.where('entry.id', '<', query.before);
  for (const [column, who] of [
    ['entry.staffId', query.staff],
    ['entry.personId', query.person],
  ] as const) {
    if (who === undefined) continue;
    const ids = (await findCustomersBy(db, tenant.id, who, siteDay(call.now()))).map(({ id }) => id);
    if (ids.length === 0) return { hasMore: false, acts: [] };
    rows = rows.where(column, 'in', ids);
  }
  const found = await rows.execute();
  const { symbol } = tenant.settings.site.currency;
  return {
    hasMore: found.length > MOST_SHOWN,
    acts: found.slice(0, MOST_SHOWN).map((row) => shownEntry(row, symbol)),
  };
}
