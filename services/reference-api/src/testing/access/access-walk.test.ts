import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestAnswer } from '../api.ts';
import { type PublishedCall, readPublishedCalls } from '../fuzz/published-calls.ts';
import { OWNER, openPopulatedShop, type PopulatedShop } from '../populated-shop.ts';
import { acceptedCalls } from './accepted-calls.ts';
import { type AccessRow, accessRows, type Cell } from './access-table.ts';
import { type Caller, type Column, logInAll, openCallers, WALKED_WITH } from './callers.ts';
import { ownedState } from './owned-state.ts';
import { canNamePerson, walkedRequest } from './walked-request.ts';

/** Anyone who may neither read nor change anything of Alex's. */
const OTHERS: readonly Column[] = ['visitor', 'stranger', 'linked', 'tenant2', 'staff2', 'waiting'];

/** Calls after which everyone logs in again. */
const ENDS_LOGINS: ReadonlySet<string> = new Set(['endOwnLogins', 'endCustomerLogins']);

const calls = new Map(readPublishedCalls().map((call) => [call.name, call]));
let shop: PopulatedShop;
let callers: Readonly<Record<Column, Caller>>;
let marks: string[];
let geocoderKey: string;

beforeAll(async () => {
  shop = await openPopulatedShop(WALKED_WITH);
  callers = await openCallers(shop);
  const {
    cartItemId,
    cart_id,
    orderId,
    bookingId,
    cardId,
    documentId,
    passId,
    membershipId,
    filterId,
    token,
  } = shop.owned;
  const owned = [
    cartItemId,
    cart_id,
    orderId,
    bookingId,
    cardId,
    documentId,
    passId,
    membershipId,
    filterId,
    token,
  ];
  marks = [shop.ids.owner, OWNER, 'RIV100002', ...owned.filter((id) => id !== undefined)];
  geocoderKey = String((await shop.call('GET /api/v1/client')).data.map_api_key);
});
afterAll(() => shop?.close());

const titled = accessRows.map((row) => ({
  ...row,
  title: row.isForAlex ? `${row.call} for Alex` : row.call,
}));

async function ask(call: PublishedCall, { isForAlex }: AccessRow, caller: Caller): Promise<TestAnswer> {
  // All of them call from one address: no one is to be refused because another has called.
  await shop.db.deleteFrom('attempts').execute();
  const { line, request } = walkedRequest(shop, call, isForAlex ? shop.ids.owner : null, geocoderKey);
  return shop.call(line, { ...request, ...caller });
}

function cellOf({ status, text }: TestAnswer): Cell {
  if (status >= 300) return status;
  return marks.some((mark) => text.includes(mark)) ? 'Alex' : 'yes';
}

it('every published call has a row, and one more where it can say for whom it is', () => {
  const rows = titled.map(({ title }) => title).toSorted();
  const expected = [...calls.values()].flatMap((call) => [
    call.name,
    ...(canNamePerson(call) ? [`${call.name} for Alex`] : []),
  ]);
  expect(rows).toEqual(expected.toSorted());
});

const succeeds = ({ cells }: AccessRow) => cells.some(({ cell }) => cell === 'yes' || cell === 'Alex');

it('every call succeeds for someone, here or in a test of its own', () => {
  const refused = titled.filter((row) => !succeeds(row)).map(({ title }) => title);
  expect(refused.toSorted()).toEqual(Object.keys(acceptedCalls).toSorted());
  for (const [title, { made, test }] of Object.entries(acceptedCalls)) {
    const text = readFileSync(path.join(import.meta.dirname, '../..', test), 'utf8');
    expect(text, `${title}: ${test}`).toContain(made);
  }
});

it('a login of another tenant is none here', async () => {
  const { token } = callers.tenant2;
  for (const row of accessRows) {
    if (row.cells[0]?.cell !== 401) continue;
    const answer = await ask(calls.get(row.call) as PublishedCall, row, { ...callers.stranger, token });
    expect(answer.status, row.call).toBe(401);
  }
});

describe('who may do what', () => {
  it.each(titled)('$title', async (row) => {
    const call = calls.get(row.call) as PublishedCall;
    const before = await ownedState(shop);
    const found: string[] = [];
    const expected: string[] = [];
    for (const { column, cell } of row.cells) {
      const answer = await ask(call, row, callers[column]);
      expect(answer.status, `${column}: ${answer.text}`).toBeLessThan(500);
      const isSeen = cellOf(answer);
      // An answer about Alex may be empty, as a list of charges.
      found.push(`${column}: ${cell === 'Alex' && isSeen === 'yes' ? 'Alex' : isSeen}`);
      expected.push(`${column}: ${cell}`);
      if (column === OTHERS.at(-1)) expect(await ownedState(shop), 'somebody else changed it').toBe(before);
    }
    expect(found).toEqual(expected);
    if (ENDS_LOGINS.has(row.call)) callers = await logInAll(shop);
  });
});
