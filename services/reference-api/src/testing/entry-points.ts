import type { TestAnswer } from './api.ts';
import { type CardShop, type Customer, newKey } from './card-shop.ts';

type More = Record<string, unknown>;

/** A way to a place in a session for the seeded member Alex. */
export interface EntryPoint {
  /** Tries to get the place. @param more options of the item, as `accepts_clash` */
  enter(session: string, more?: More): Promise<TestAnswer>;
  /** The starting state before anything blocks it: a place in the basket already, say. */
  approach?(session: string): Promise<void>;
  /** It leads to courts. */
  isForCourts?: boolean;
  /** Someone else books for Alex. */
  isForLinked?: boolean;
}

export interface EntryPoints {
  alex: Customer;
  alexId: string;
  all: Record<EntryPointName, EntryPoint>;
  /** Nothing is in anyone's basket. */
  emptyBaskets(): Promise<void>;
}

export const ENTRY_POINT_NAMES = [
  'the basket',
  'booking at once',
  'a weekly series',
  'a place that was waited for',
  'a court',
  'the desk',
  'a linked person',
  'paying for the basket',
] as const;
export type EntryPointName = (typeof ENTRY_POINT_NAMES)[number];

/** Every door, as the API has them. */
export async function openEntryPoints(shop: CardShop): Promise<EntryPoints> {
  const alex = await shop.customer('alex.member@example.com');
  const casey = await shop.customer('casey.parent@example.com');
  const staff = await shop.loginAs('staff@example.com');
  const alexId = String((await alex.call('GET /api/v1/auth/user')).data.id);
  const add = (items: More[], change: More = {}) => ({
    body: {
      items: items.map((item) => ({ type: 'activity', ...item })),
      membership_user_id: null,
      selected_user_id: null,
      ...change,
    },
    headers: { 'idempotency-key': newKey() },
  });
  const toBasket = (id: string, more: More = {}) =>
    alex.call('POST /api/v1/checkout/add', add([{ id, ...more }]));

  async function nextWeek(session: string): Promise<string> {
    const { id } = await shop.db
      .selectFrom('scheduledSessions as next')
      .innerJoin('scheduledSessions as named', 'named.seriesId', 'next.seriesId')
      .select('next.id')
      .where('named.id', '=', session)
      .where('next.id', '!=', session)
      .orderBy('next.startsAt', 'desc')
      .executeTakeFirstOrThrow();
    return id;
  }

  async function offerPlace(session: string): Promise<void> {
    const now = shop.now();
    const { tenantId } = await shop.db
      .selectFrom('scheduledSessions')
      .select('tenantId')
      .where('id', '=', session)
      .executeTakeFirstOrThrow();
    const offeredUntil = new Date(now.getTime() + 3_600_000);
    const place = { tenantId, sessionId: session, personId: alexId, origin: '', joinedAt: now, offeredUntil };
    await shop.db.insertInto('waitingPlaces').values(place).execute();
  }

  return {
    alex,
    alexId,
    async emptyBaskets() {
      for (const person of [alex, casey]) await person.call('DELETE /api/v1/checkout');
    },
    all: {
      'the basket': { enter: toBasket },
      'booking at once': {
        async enter(session, more = {}) {
          const { data } = await alex.call(`GET /api/v1/checkout/quick-book/${session}`);
          const terms = data.terms?.map((term) => String(term.id)) ?? [];
          const item = { id: session, type: 'activity', ...more };
          return alex.call('POST /api/v1/checkout/quick-book', {
            body: { item, source: 'bookings', terms, selected_user_id: null },
            headers: { 'idempotency-key': newKey() },
          });
        },
      },
      'a weekly series': {
        async enter(session, more = {}) {
          const items = [{ id: session, ...more }, { id: await nextWeek(session) }];
          return alex.call('POST /api/v1/checkout/add', add(items));
        },
      },
      'a place that was waited for': { enter: toBasket, approach: offerPlace },
      'a court': { enter: toBasket, isForCourts: true },
      'the desk': {
        enter: (id, more = {}) =>
          shop.call('POST /api/v1/checkout/add', {
            ...add([{ id, ...more }], { selected_user_id: alexId }),
            token: staff,
            app: 'front-of-house',
          }),
      },
      'a linked person': {
        isForLinked: true,
        enter: (id, more = {}) =>
          casey.call('POST /api/v1/checkout/add', add([{ id, purchased_for_user_id: alexId, ...more }])),
      },
      'paying for the basket': {
        async approach(session) {
          const { status } = await toBasket(session);
          if (status !== 200) throw new Error(`The place was not to be had: ${status}`);
        },
        async enter(_session, more = {}) {
          for (const { id } of (await alex.cart()).data.items ?? []) {
            const body = { options: more, selected_user_id: null };
            if (Object.keys(more).length > 0) await alex.call(`PUT /api/v1/checkout/${id}`, { body });
          }
          return alex.complete(undefined, { terms: await alex.terms() });
        },
      },
    },
  };
}
