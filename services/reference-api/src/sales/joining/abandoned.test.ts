import { afterAll, beforeAll, expect, test } from 'vitest';
import { purgeExpired } from '../../start/purge.ts';
import type { Customer } from '../../testing/card-shop.ts';
import { type JoiningShop, openJoiningShop } from '../../testing/joining-shop.ts';

const DAY = 24 * 3_600_000;
let shop: JoiningShop;
let sam: Customer;

beforeAll(async () => {
  shop = await openJoiningShop();
  sam = await shop.customer('sam.new@example.com');
  await shop.born('sam.new@example.com', '1990-02-01');
});
afterAll(() => shop.close());

const left = async () => ({
  lines: (await shop.db.selectFrom('cartMemberships').select('id').execute()).length,
  drafts: (await shop.db.selectFrom('mandates').select('id').where('status', '=', 'draft').execute()).length,
  instructions: (await shop.db.selectFrom('mandates').select('id').where('status', '<>', 'draft').execute())
    .length,
});

test('a membership that no one pays for is forgotten after a week, with the account typed for it', async () => {
  await shop.store(sam);
  await purgeExpired(shop.db, new Date(shop.now().getTime() + 6.9 * DAY));
  expect(await left()).toEqual({ lines: 1, drafts: 1, instructions: 1 });
  await purgeExpired(shop.db, new Date(shop.now().getTime() + 7.1 * DAY));
  expect(await left()).toEqual({ lines: 0, drafts: 0, instructions: 1 });
  expect((await sam.cart()).data.items).toEqual([]);
});

test('an instruction that stands is kept', async () => {
  await shop.store(sam);
  await shop.pay(sam);
  await purgeExpired(shop.db, new Date(shop.now().getTime() + 30 * DAY));
  expect(await left()).toEqual({ lines: 0, drafts: 0, instructions: 2 });
});
