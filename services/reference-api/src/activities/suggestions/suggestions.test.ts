import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CardShop, type Customer, openCardShop } from '../../testing/card-shop.ts';

let shop: CardShop;
let sam: Customer;
const VENUE = 'sale-leisure-centre';

beforeAll(async () => {
  shop = await openCardShop();
  sam = await shop.customer('sam.new@example.com');
});
afterAll(() => shop.close());

const forYou = async () => (await sam.call('GET /api/v1/my-account/for-you')).data;
const add = (kind: string, key: string) =>
  sam.call('POST /api/v1/my-account/favourites', { body: { kind, key } });

/** A class that is to come, not one of the desk's full ones. */
async function aClass() {
  const found = await shop.call('GET /api/v1/activities/search?what=yoga&places=left&limit=20');
  const hit = found.data.sessions?.find(({ session }) => session?.leader && Number(session.offer?.price) > 0);
  return { session: hit?.session, venue: hit?.venue };
}

test('favourites are kept once, for the person alone, and named', async () => {
  const { session, venue } = await aClass();
  expect((await add('venue', VENUE)).data).toMatchObject([
    { kind: 'venue', key: VENUE, name: 'Sale Leisure Centre', venue: { slug: VENUE } },
  ]);
  await add('venue', VENUE);
  const { data } = await add('class', String(session?.super_event));
  expect(data).toHaveLength(2);
  expect(data).toContainEqual(
    expect.objectContaining({
      kind: 'class',
      name: String(session?.name),
      venue: { slug: String(venue?.slug), name: String(venue?.name) },
    }),
  );
  const alex = await shop.customer('alex.member@example.com');
  expect((await alex.call('GET /api/v1/my-account/favourites')).data).toEqual([]);
  const own = String(data[0]?.id);
  expect((await alex.call(`DELETE /api/v1/my-account/favourites/${own}`)).status).toBe(404);
  expect((await sam.call(`DELETE /api/v1/my-account/favourites/${own}`)).data).toHaveLength(1);
});

test('a favourite has its next class that the person can book, with their price', async () => {
  const { session } = await aClass();
  const leader = String(session?.leader);
  await add('instructor', leader);
  await add('venue', VENUE);
  const { data } = await add('class', String(session?.super_event));
  const nextOf = (wanted: string) => data.find(({ kind }) => kind === wanted)?.next;
  expect(nextOf('class')).toMatchObject({
    kind: 'class',
    session: { super_event: String(session?.super_event), bookable: { can_book: true } },
  });
  expect(nextOf('instructor')?.session?.leader).toBe(leader);
  expect(nextOf('venue')?.venue?.slug).toBe(VENUE);
  const soonest = await shop.call(`GET /api/v1/activities/sessions/${nextOf('class')?.session?.id}`);
  expect(soonest.data.session?.offer?.price).toBe(String(nextOf('class')?.session?.offer?.price));
  for (const { id } of data) await sam.call(`DELETE /api/v1/my-account/favourites/${id}`);
});

test.each([
  ['venue', 'nowhere'],
  ['class', '999999'],
  ['instructor', 'Nobody At All'],
])('an unknown %s is no favourite', async (kind, key) => {
  expect((await add(kind, key)).status).toBe(404);
});

test('what is a favourite, or was booked before, is suggested with its next session that can be booked', async () => {
  const favourites = (await sam.call('GET /api/v1/my-account/favourites')).data;
  for (const { id } of favourites) await sam.call(`DELETE /api/v1/my-account/favourites/${id}`);
  expect(await forYou()).toEqual([]);

  const [booked] = await shop.sessions(1);
  await sam.add(String(booked));
  const paid = await sam.authorise(await sam.card());
  await sam.complete(String(paid.data.transaction_uuid));
  const shown = (await shop.call(`GET /api/v1/activities/sessions/${booked}`)).data.session;
  const again = await forYou();
  expect(again).toHaveLength(1);
  expect(again[0]).toMatchObject({ because: 'booked', session: { super_event: String(shown?.super_event) } });
  expect(again[0]?.session?.id).not.toBe(booked);

  const { session } = await aClass();
  await add('class', String(session?.super_event));
  const [first, ...others] = await forYou();
  expect(first).toMatchObject({
    because: 'favourite',
    session: { super_event: String(session?.super_event) },
  });
  expect(first?.session?.bookable?.can_book).toBe(true);
  expect(others.some(({ because }) => String(because) === 'booked')).toBe(true);
});

test('a class has its other times and what else its instructor leads', async () => {
  const { session, venue } = await aClass();
  const { data } = await shop.call(`GET /api/v1/activities/sessions/${session?.id}/related`);
  expect(data.same_class?.length).toBeGreaterThan(0);
  for (const other of data.same_class ?? []) {
    expect(other.name).toBe(String(session?.name));
    expect(other.id).not.toBe(session?.id);
  }
  expect(data.same_instructor?.length).toBeGreaterThan(0);
  for (const other of data.same_instructor ?? []) expect(other.session?.leader).toBe(String(session?.leader));
  expect(venue?.slug).toEqual(expect.any(String));
  expect((await shop.call('GET /api/v1/activities/sessions/unknown/related')).status).toBe(404);
});
