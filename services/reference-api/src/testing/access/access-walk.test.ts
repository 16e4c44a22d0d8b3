import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestAnswer } from '../api.ts';
import { type FurnishedShop, OWNER, openFurnishedShop } from '../furnished-shop.ts';
import { type PublishedCall, readPublishedCalls } from '../fuzz/published-calls.ts';
import { type AccessRow, accessRows, type Cell } from './access-table.ts';
import { type Caller, type Column, openCallers } from './callers.ts';
import { ownedState } from './owned-state.ts';
import { canNamePerson, walkedRequest } from './walked-request.ts';

/** Whoever may neither read nor change anything of Alex's. */
const OTHERS: readonly Column[] = ['visitor', 'stranger', 'linked', 'tenant2', 'staff2'];

const calls = new Map(readPublishedCalls().map((call) => [call.name, call]));
let shop: FurnishedShop;
let callers: Readonly<Record<Column, Caller>>;
let marks: string[];
let geocoderKey: string;

beforeAll(async () => {
  shop = await openFurnishedShop();
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

function ask(call: PublishedCall, { isForAlex }: AccessRow, caller: Caller): Promise<TestAnswer> {
  const { line, request } = walkedRequest(shop, call, isForAlex ? shop.ids.owner : null, geocoderKey);
  return shop.call(line, { ...request, ...caller });
}

/** What an answer amounts to: taken means that at most the sum or the moment spoke against it. */
function cellOf({ status, text }: TestAnswer): Cell {
  if ([401, 403, 404].includes(status)) return status;
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
      // What is about Alex need not have anything in it, as a list of what is owed.
      found.push(`${column}: ${cell === 'Alex' && isSeen === 'yes' ? 'Alex' : isSeen}`);
      expected.push(`${column}: ${cell}`);
      if (column === OTHERS.at(-1)) expect(await ownedState(shop), 'somebody else changed it').toBe(before);
    }
    expect(found).toEqual(expected);
  });
});
