import { randomUUID } from 'node:crypto';
import { siteDay } from 'shared-contracts/dates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { purgeExpired } from './purge.ts';

const HOUR = 3_600_000;
let api: TestApi;
let personId: string;
const TENANT = 1;

beforeAll(async () => {
  api = await startTestApi();
  const { id } = await api.db
    .selectFrom('people')
    .select('id')
    .where('reference', '=', 'RIV100001')
    .executeTakeFirstOrThrow();
  personId = id;
});
afterAll(() => api.close());

const at = (hours: number) => new Date(api.now().getTime() + hours * HOUR);

async function makeHold(expiresAt: Date): Promise<void> {
  const { id: sessionId } = await api.db
    .selectFrom('scheduledSessions')
    .select('id')
    .executeTakeFirstOrThrow();
  const { id: cartId } = await api.db
    .insertInto('carts')
    .values({ tenantId: TENANT, personId, status: 'discarded', createdAt: at(0) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: cartItemId } = await api.db
    .insertInto('cartItems')
    .values({ cartId, sessionId, personId, offerId: 'standard', pricePence: 0, sortBy: 1, addedAt: at(0) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await api.db.insertInto('holds').values({ sessionId, cartItemId, expiresAt }).execute();
}

/** A row of each kind that has had its day, or has not. */
async function makeRows(isOver: boolean): Promise<void> {
  const expiresAt = isOver ? at(0) : at(0.01);
  const dayOld = isOver ? at(-24.01) : at(-24);
  const key = randomUUID();
  const login = { tenantId: TENANT, personId, createdAt: at(-1), lastSeenAt: at(-1), expiresAt };
  await api.db
    .insertInto('logins')
    .values({ ...login, tokenHash: key })
    .execute();
  await api.db
    .insertInto('registrations')
    .values({ tenantId: TENANT, key, personId, createdAt: dayOld })
    .execute();
  await api.db
    .insertInto('idempotencyKeys')
    .values({ key, personId, endpoint: 'POST /add', bodyHash: 'a', createdAt: dayOld })
    .execute();
  await api.db
    .insertInto('attempts')
    .values({ key, madeAt: isOver ? at(-0.25) : at(-0.24) })
    .execute();
  await api.db
    .insertInto('passwordResets')
    .values({ tenantId: TENANT, personId, tokenHash: key, expiresAt })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet({ expiresAt }))
    .execute();
  await api.db
    .insertInto('uploads')
    .values({ personId, documentId: null, contentType: 'image/png', size: 1, begunAt: dayOld, keptAt: null })
    .execute();
  await makeHold(expiresAt);
}

const tables = [
  'logins',
  'registrations',
  'idempotencyKeys',
  'attempts',
  'passwordResets',
  'uploads',
  'holds',
] as const;
const counts = () =>
  Promise.all(
    tables.map(async (table) => {
      const { count } = await api.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return [table, count];
    }),
  );

it('removes what has had its day, and nothing before', async () => {
  await makeRows(false);
  await purgeExpired(api.db, api.now());
  expect(await counts()).toEqual(tables.map((table) => [table, 1]));
  await api.db.deleteFrom('passwordResets').execute();
  await makeRows(true);
  await purgeExpired(api.db, api.now());
  expect(await counts()).toEqual(tables.map((table) => [table, table === 'passwordResets' ? 0 : 1]));
});

it('forgets whom a guest pass was for a month after its last day', async () => {
  const pass = { tenantId: TENANT, personId, name: 'Guest pass', usedAt: null, createdAt: at(0) };
  const endedDaysAgo = (days: number) => siteDay(at(-24 * days));
  await api.db
    .insertInto('guestPasses')
    .values([
      { ...pass, code: '1', guestName: 'Robin Hale', validUntil: endedDaysAgo(30) },
      { ...pass, code: '2', guestName: 'Kim Hale', validUntil: endedDaysAgo(31) },
    ])
    .execute();
  await purgeExpired(api.db, api.now());
  const kept = await api.db
    .selectFrom('guestPasses')
    .select('guestName')
    .where('personId', '=', personId)
    .orderBy('code')
    .execute();
  expect(kept).toEqual([{ guestName: 'Robin Hale' }, { guestName: null }]);
});
