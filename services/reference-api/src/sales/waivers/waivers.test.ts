import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Waiver } from '../../platform/index.ts';
import type { TestAnswer } from '../../testing/api.ts';
import { type CardShop, newKey, openCardShop } from '../../testing/card-shop.ts';
import { type Family, openFamily } from '../../testing/family.ts';
import { checkoutTexts } from '../checkout/texts.ts';

const WORDING: Omit<Waiver, 'activities'> = {
  id: 'climbing',
  title: 'Climbing: risks and rules',
  html: '<p>Check your knot.</p>',
  version: '2026-09',
};
let shop: CardShop;
let family: Family;
let wall: string;
let elsewhere: string;
let slug: string;

async function requireWaiver(change: Partial<Waiver> | null): Promise<void> {
  const { id, settings } = await shop.db
    .selectFrom('tenants')
    .select(['id', 'settings'])
    .where('slug', '=', 'riverside')
    .executeTakeFirstOrThrow();
  const waivers = change ? [{ ...WORDING, activities: [slug], ...change }] : [];
  await shop.db
    .updateTable('tenants')
    .set({ settings: JSON.stringify({ ...settings, waivers }) })
    .where('id', '=', id)
    .execute();
}

const activityOf = async (sessionId: string) =>
  (
    await shop.db
      .selectFrom('scheduledSessions as session')
      .innerJoin('sessionSeries as series', 'series.id', 'session.seriesId')
      .innerJoin('activities as activity', 'activity.id', 'series.activityId')
      .select('activity.slug')
      .where('session.id', '=', sessionId)
      .executeTakeFirstOrThrow()
  ).slug;

beforeAll(async () => {
  shop = await openCardShop();
  family = await openFamily(shop);
  await shop.db.updateTable('sessionSeries').set({ ageMin: null, ageMax: null }).execute();
  const ids = await shop.sessions(8);
  wall = ids[0] ?? '';
  slug = await activityOf(wall);
  const slugs = await Promise.all(ids.map(activityOf));
  elsewhere = ids.find((_, index) => slugs[index] !== slug) ?? '';
  expect(elsewhere).not.toBe('');
});
afterEach(async () => {
  await family.casey.call('DELETE /api/v1/checkout');
  await shop.db.deleteFrom('waiverAcceptances').execute();
  await shop.db.updateTable('orderItems').set({ status: 'cancelled' }).execute();
  await requireWaiver(null);
});
afterAll(() => shop.close());

interface Shown {
  id: string;
  title: string;
  html: string;
  attendee: { id: string; name: string };
}
const required = ({ data }: TestAnswer) => data.attendee_waivers_required as unknown as Shown[];
const names = (answer: TestAnswer) => required(answer).map(({ attendee }) => attendee.name);
const ids = (answer: TestAnswer) => required(answer).map(({ id }) => id);
const accepted = () => shop.db.selectFrom('waiverAcceptances').selectAll().execute();
const payByCard = async (completed_waivers: string[]) =>
  family.casey.authorise(await family.casey.card({ completed_waivers }));

test('what is to be accepted is in the basket for each attendee, and only where the activity asks for it', async () => {
  await requireWaiver({});
  const added = await family.book(wall, 'Casey', 'Mia');
  expect(names(added)).toEqual(['Casey Carter', 'Mia Carter']);
  expect(required(added)[0]).toMatchObject({ title: WORDING.title, html: WORDING.html });
  await family.casey.call('DELETE /api/v1/checkout');
  expect(required(await family.book(elsewhere, 'Mia'))).toEqual([]);
});

test('nothing is charged before all of it is accepted, and what was accepted is kept with its wording', async () => {
  await requireWaiver({});
  const added = await family.book(wall, 'Casey', 'Mia');
  const before = (await shop.ledger()).charged;
  expect(await payByCard([])).toMatchObject({
    status: 422,
    validationMessages: { completed_waivers: [checkoutTexts.waivers(['Casey Carter', 'Mia Carter'])] },
  });
  const [casey = ''] = ids(added);
  expect(await payByCard([casey])).toMatchObject({
    validationMessages: { completed_waivers: [checkoutTexts.waivers(['Mia Carter'])] },
  });
  expect((await shop.ledger()).charged).toEqual(before);
  // Casey's is accepted by now, whatever happened to the payment.
  expect(names(await family.casey.cart())).toEqual(['Mia Carter']);

  const paid = await payByCard(ids(added));
  expect(paid.status).toBe(201);
  expect((await family.casey.complete(String(paid.data.transaction_uuid))).status).toBe(200);
  expect(await accepted()).toMatchObject(
    [family.ids.Casey, family.ids.Mia].map((personId) => ({
      personId,
      acceptedBy: family.ids.Casey,
      notedBy: null,
      waiverId: 'climbing',
    })),
  );
  const wordings = await shop.db.selectFrom('waiverWordings').selectAll().execute();
  expect(wordings).toMatchObject([{ title: WORDING.title, html: WORDING.html, version: '2026-09' }]);
});

test('it is asked again only when the wording has changed', async () => {
  await requireWaiver({});
  const first = await family.book(wall, 'Mia');
  await payByCard(ids(first));
  await family.casey.call('DELETE /api/v1/checkout');
  await shop.db.updateTable('carts').set({ status: 'discarded' }).where('status', '=', 'open').execute();
  expect(names(await family.casey.cart())).toEqual([]);

  await requireWaiver({ version: '2027-01' });
  const same = await family.book(wall, 'Mia');
  expect(same).toMatchObject({ status: 200 });
  expect(names(same)).toEqual([]);
  await requireWaiver({ html: '<p>Check your knot, twice.</p>' });
  const changed = await family.casey.cart();
  expect(names(changed)).toEqual(['Mia Carter']);
  expect(await payByCard(ids(first))).toMatchObject({ status: 422 });
  expect((await payByCard(ids(changed))).status).toBe(201);
});

test('what was accepted for someone counts in the baskets of the person who did, not in their own', async () => {
  await requireWaiver({});
  const added = await family.book(wall, 'Alex');
  await payByCard(ids(added));
  expect(await accepted()).toHaveLength(1);
  const alex = await shop.customer('alex.member@example.com');
  await shop.db.updateTable('carts').set({ status: 'discarded' }).where('status', '=', 'open').execute();
  await shop.db.deleteFrom('holds').execute();
  expect(names(await alex.add(wall))).toEqual(['Alex Fairbairn']);
  await alex.call('DELETE /api/v1/checkout');
});

test('a free place is not booked without it, and not at once', async () => {
  await requireWaiver({});
  const { offers } = await shop.db
    .selectFrom('sessionSeries as series')
    .innerJoin('scheduledSessions as session', 'session.seriesId', 'series.id')
    .select('series.offers')
    .where('session.id', '=', wall)
    .executeTakeFirstOrThrow();
  const setOffers = (value: string) =>
    shop.db
      .updateTable('sessionSeries')
      .set({ offers: value })
      .where('id', 'in', (series) =>
        series.selectFrom('scheduledSessions').select('seriesId').where('id', '=', wall),
      )
      .execute();
  await setOffers(JSON.stringify(offers.map((offer) => ({ ...offer, pricePence: 0 }))));
  const offered = await family.casey.call(`GET /api/v1/checkout/quick-book/${wall}`);
  expect(offered.data).toMatchObject({ needs_waiver: true });
  const quick = await family.casey.call('POST /api/v1/checkout/quick-book', {
    body: {
      item: { id: wall, type: 'activity' },
      source: 'bookings',
      terms: (offered.data as { terms?: { id: string }[] }).terms?.map(({ id }) => id) ?? [],
      selected_user_id: null,
    },
    headers: { 'idempotency-key': newKey() },
  });
  expect(quick).toMatchObject({ status: 409, message: checkoutTexts.waiverFirst });

  const added = await family.book(wall, 'Casey');
  const confirm = async (completed_waivers: string[]) =>
    family.casey.complete(undefined, { terms: await family.casey.terms(), completed_waivers });
  expect((await confirm([])).status).toBe(422);
  expect((await confirm(ids(added))).status).toBe(200);
  expect((await family.casey.call(`GET /api/v1/checkout/quick-book/${wall}`)).data).toMatchObject({
    needs_waiver: false,
  });
  await setOffers(JSON.stringify(offers));
});

test('at the desk it is noted who of the staff asked for it', async () => {
  await requireWaiver({});
  const added = await family.book(wall, 'Mia');
  const staff = await shop.customer('staff@example.com');
  const desk = async (completed_waivers: string[]) =>
    staff.call('POST /api/v1/checkout/pay', {
      app: 'front-of-house',
      body: {
        completed_waivers,
        payments: [{ tender_type: 'cash', amount: String(added.data.totals?.total) }],
        selected_user_id: family.ids.Casey,
        source: 'front-of-house',
        terms: await family.casey.terms(),
      },
      headers: { 'idempotency-key': newKey() },
    });
  expect((await desk([])).status).toBe(422);
  expect((await desk(ids(added))).status).toBe(200);
  const { id } = await shop.db
    .selectFrom('people')
    .select('id')
    .where('email', '=', 'staff@example.com')
    .executeTakeFirstOrThrow();
  expect(await accepted()).toMatchObject([
    { personId: family.ids.Mia, acceptedBy: family.ids.Casey, notedBy: id },
  ]);
});

test('what was accepted is listed for the person who accepted it, whom it was accepted for, and at the desk', async () => {
  await requireWaiver({});
  await payByCard(ids(await family.book(wall, 'Casey', 'Alex')));
  await requireWaiver({ html: '<p>Check your knot, twice.</p>' });
  const line = 'GET /api/v1/my-account/waivers';
  const own = { attendee: 'Casey Carter', accepted_by: null, is_noted_at_desk: false };
  const forAlex = { attendee: 'Alex Fairbairn', accepted_by: 'Casey Carter', is_noted_at_desk: false };
  const { title, html } = WORDING;
  expect((await family.casey.call(line)).data).toMatchObject({
    person: 'Casey Carter',
    waivers: [{ title, html, acceptances: [forAlex, own] }],
  });
  const alex = await shop.customer('alex.member@example.com');
  const ofAlex = { person: 'Alex Fairbairn', waivers: [{ title, html, acceptances: [forAlex] }] };
  expect((await alex.call(line)).data).toMatchObject(ofAlex);

  const sam = await shop.customer('sam.new@example.com');
  expect((await sam.call(line)).data).toMatchObject({ waivers: [] });
  const lineOfAlex = `${line}?selected_user_id=${family.ids.Alex}`;
  expect((await sam.call(lineOfAlex)).status).toBe(403);
  const staff = await shop.customer('staff@example.com');
  expect((await staff.call(lineOfAlex, { app: 'front-of-house' })).data).toMatchObject(ofAlex);
  expect((await staff.call(lineOfAlex)).status).toBe(403);
  expect((await shop.call(line)).status).toBe(401);
});
