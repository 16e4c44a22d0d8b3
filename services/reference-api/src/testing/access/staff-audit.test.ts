import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { apiTable } from 'shared-contracts/api/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PublishedCall, readPublishedCalls } from '../fuzz/published-calls.ts';
import { keepLoginsActive } from '../keep-logins-active.ts';
import { openPopulatedShop, type PopulatedShop } from '../populated-shop.ts';
import { type AccessRow, accessRows } from './access-table.ts';
import { auditDecisions } from './audit-decisions.ts';
import { type Caller, type Column, openCallers, WALKED_WITH } from './callers.ts';
import { walkedRequest } from './walked-request.ts';

const published = readPublishedCalls();
const titleOf = ({ call, isForAlex }: AccessRow) => (isForAlex ? `${call} for Alex` : call);

/** Calls of the front of house, and calls of everyone that staff may make about someone else. */
const ofStaff = new Set(
  Object.values(apiTable)
    .flatMap((calls) => Object.entries(calls))
    .filter(([, { access }]) => access === 'staff' || access === 'manager')
    .map(([name]) => name),
);
const cellFor = ({ cells }: AccessRow, wanted: Column) => cells.find(({ column }) => column === wanted)?.cell;
/** Staff may where a stranger may not, even if it's the wrong moment; what is theirs alone is about no customer. */
function isAboutAlex(row: AccessRow): boolean {
  const ofStaff = [cellFor(row, 'desk'), cellFor(row, 'staff')];
  if (ofStaff.includes('Alex')) return true;
  const isOpenToStaff = ofStaff.some((cell) => cell === 409 || cell === 422);
  const stranger = cellFor(row, 'stranger');
  return isOpenToStaff && (stranger === 403 || stranger === 404) && cellFor(row, 'owner') !== 403;
}
const staffRows = accessRows.filter((row) => ofStaff.has(row.call) || isAboutAlex(row));

let shop: PopulatedShop;
let staff: Caller;
let geocoderKey: string;
beforeAll(async () => {
  shop = await openPopulatedShop(WALKED_WITH);
  ({ staff } = await openCallers(shop));
  geocoderKey = String((await shop.call('GET /api/v1/client')).data.map_api_key);
});
afterAll(() => shop?.close());

/** No one can do this but the person who owns the database. */
async function forgetLog(): Promise<void> {
  await sql`alter table audit_entries disable trigger user`.execute(shop.db);
  await shop.db.deleteFrom('auditEntries').execute();
  await sql`alter table audit_entries enable trigger user`.execute(shop.db);
}

/** Acts in the log after a call, and whether each was about the owner of everything that is named. */
async function loggedActs(): Promise<string[]> {
  const entries = await shop.db.selectFrom('auditEntries').selectAll().orderBy('id').execute();
  return entries.map(({ act, personId }) => (personId === shop.ids.owner ? `${act}: Alex` : act));
}

it('every call of staff has a decision about the audit log, and nothing else has', () => {
  expect(Object.keys(auditDecisions).toSorted()).toEqual(staffRows.map(titleOf).toSorted());
});

describe('the audit log after', () => {
  it.each(staffRows.map((row) => ({ row, title: titleOf(row) })))('$title', async ({ row, title }) => {
    const call = published.find(({ name }) => name === row.call) as PublishedCall;
    await forgetLog();
    const { line, request } = walkedRequest(shop, call, row.isForAlex ? shop.ids.owner : null, geocoderKey);
    const answer = await shop.call(line, { ...request, ...staff });
    expect(answer.status, answer.text).toBeLessThan(500);
    expect(await loggedActs(), `${answer.status} ${answer.text.slice(0, 200)}`).toEqual(
      auditDecisions[title]?.acts,
    );
  });
});

it('a call that says nothing in the log says why, and one that the walk cannot make is made elsewhere', () => {
  for (const [title, { acts, because, elsewhere }] of Object.entries(auditDecisions)) {
    if (acts.length === 0) expect(because, title).toBeTruthy();
    for (const act of elsewhere?.acts ?? []) {
      const test = readFileSync(path.join(import.meta.dirname, '../..', elsewhere?.test ?? ''), 'utf8');
      expect(test, `${title}: ${elsewhere?.test}`).toContain(`'${act}'`);
    }
  }
});

it('what is looked at again the same day is in the log once, and again on another day', async () => {
  await forgetLog();
  const look = () => shop.call(`GET /api/v1/checkout?selected_user_id=${shop.ids.owner}`, staff);
  await look();
  await Promise.all([look(), look()]);
  expect(await loggedActs()).toEqual(['customer-seen: Alex']);
  shop.moveClock(24 * 3_600_000);
  await keepLoginsActive(shop);
  await look();
  expect(await loggedActs()).toEqual(['customer-seen: Alex', 'customer-seen: Alex']);
  const log = await shop.call('GET /api/v1/front-of-house/audit-log', staff);
  expect(log.data.acts?.[0]).toMatchObject({ act: 'customer-seen', person: { reference: 'RIV100002' } });
});
