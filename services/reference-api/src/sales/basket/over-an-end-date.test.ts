import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CardShop, type Customer, openCardShop } from '../../testing/card-shop.ts';
import { type Changes, changesOf } from '../../testing/entry-point-changes.ts';
import { type EntryPoints, openEntryPoints } from '../../testing/entry-points.ts';

let shop: CardShop;
let doors: EntryPoints;
let alex: Customer;
let change: Changes;

const LAST_DAY = '2026-06-14';
const DAYS = ['2026-06-12', '2026-06-13', LAST_DAY, '2026-06-15', '2026-06-16'];
const HOUR = 3_600_000;
/** A class of each day, and the order in which they follow. */
let classes: { id: string; day: string; startsAt: Date }[];

beforeAll(async () => {
  shop = await openCardShop();
  doors = await openEntryPoints(shop);
  ({ alex } = doors);
  change = changesOf(shop, doors.alexId);
  const ids = await shop.sessions(DAYS.length);
  classes = DAYS.map((day, index) => ({
    id: ids[index] ?? '',
    day,
    startsAt: new Date(`${day}T11:00:00Z`),
  }));
  for (const { id, startsAt } of classes) {
    const endsAt = new Date(startsAt.getTime() + HOUR);
    await shop.db.updateTable('scheduledSessions').set({ startsAt, endsAt }).where('id', '=', id).execute();
    await change.everythingIsFine(id, startsAt);
  }
  await change.bookingWindow({ standardDays: 2, memberDays: null });
  await change.membership({ endDate: LAST_DAY });
});
afterAll(() => shop.close());

/** Current price of each upcoming class for Alex, and whether it can be booked. */
async function standing() {
  const rows = [];
  for (const { id, day, startsAt } of classes) {
    if (startsAt <= shop.now()) continue;
    const { session } = (await alex.call(`GET /api/v1/activities/sessions/${id}`)).data;
    rows.push({ day, price: session?.offer?.price, canBook: session?.bookable?.can_book });
  }
  return rows;
}

const daysUntil = (day: string) =>
  Math.round((Date.parse(day) - Date.parse(shop.now().toISOString().slice(0, 10))) / (24 * HOUR));

test('moving the clock over the last day flips what can be booked, and never what a day costs', async () => {
  const seen: string[] = [];
  for (let step = 0; step < 7; step += 1) {
    for (const { day, price, canBook } of await standing()) {
      const isMemberThen = day <= LAST_DAY;
      const isOpen = isMemberThen || daysUntil(day) <= 2;
      expect({ now: shop.now(), day, price, canBook }).toEqual({
        now: shop.now(),
        day,
        price: isMemberThen ? '0.00' : '7.00',
        canBook: isOpen,
      });
      seen.push(`${day} ${canBook}`);
    }
    shop.moveClock(24 * HOUR);
  }
  expect(new Set(seen)).toEqual(
    new Set([
      ...DAYS.filter((day) => day <= LAST_DAY).map((day) => `${day} true`),
      ...DAYS.filter((day) => day > LAST_DAY).flatMap((day) => [`${day} false`, `${day} true`]),
    ]),
  );
});
