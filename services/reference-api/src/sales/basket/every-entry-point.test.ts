import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CardShop, openCardShop } from '../../testing/card-shop.ts';
import { type Changes, changesOf } from '../../testing/entry-point-changes.ts';
import {
  ENTRY_POINT_NAMES,
  type EntryPointName,
  type EntryPoints,
  openEntryPoints,
} from '../../testing/entry-points.ts';

let shop: CardShop;
let doors: EntryPoints;
let change: Changes;
/** A class and a time of courts, with when they begin, and a class to have beside them. */
let aClass: Place;
let aCourt: Place;
let other: string;
let session: string;

interface Place {
  id: string;
  startsAt: Date;
}

beforeAll(async () => {
  shop = await openCardShop();
  doors = await openEntryPoints(shop);
  change = changesOf(shop, doors.alexId);
  // Not of today, on which every membership here is good.
  const [last = '', before = ''] = (await shop.sessions(30)).toReversed();
  aClass = await placeOf(last);
  aCourt = await placeOf(await change.courtTime());
  other = before;
  await shop.leavePlaces(aClass.id, 5);
  await shop.leavePlaces(aCourt.id, 2);
});
afterAll(() => shop.close());

const placeOf = (id: string): Promise<Place> =>
  shop.db
    .selectFrom('scheduledSessions')
    .select(['id', 'startsAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

async function openSession(name: EntryPointName): Promise<void> {
  await doors.emptyBaskets();
  const { id, startsAt } = doors.all[name].isForCourts ? aCourt : aClass;
  await change.everythingIsFine(id, startsAt);
  session = id;
}

interface Case {
  arrange(): Promise<unknown>;
  /** The message; to a person who books for Alex, and to staff who serve them, if it differs. */
  words: RegExp;
  wordsToOthers?: RegExp;
  wordsAtDesk?: RegExp;
  /** Someone else may book anyway. */
  isOwnOnly?: boolean;
}

/** Each way in which the decision says no. */
const cases: Record<string, Case> = {
  'an adult in something for children': {
    arrange: () => change.ofSeries(session, { ageMin: 4, ageMax: 7 }),
    words: /This class is for people aged 4 to 7\.$/,
  },
  'somebody whose age is not known': {
    arrange: async () => {
      await change.birthday(null);
      await change.ofSeries(session, { ageMin: 16 });
    },
    words: /aged 16 and over\. Add your date of birth to your details to book it\.$/,
    wordsAtDesk: /aged 16 and over\. There is no date of birth in the customer’s account\.$/,
    isOwnOnly: true,
  },
  'something else at the same hours': {
    arrange: () => change.bookAnotherAt(session, other),
    words: /You already have .+, \d\d:\d\d to \d\d:\d\d\.$/,
    wordsToOthers: /Alex already has .+, \d\d:\d\d to \d\d:\d\d\.$/,
    wordsAtDesk: /The customer already has .+, \d\d:\d\d to \d\d:\d\d\.$/,
  },
  'somebody who owes as much as the limit': {
    arrange: () => change.owes(600),
    words: /You owe £6\.00 for earlier bookings\./,
    wordsToOthers: /Alex must pay for earlier bookings/,
    wordsAtDesk: /The customer owes £6\.00 for earlier bookings/,
  },
  'a member no more, in the time that members book ahead': {
    arrange: async () => {
      await change.bookingWindow({ standardDays: 0, memberDays: null });
      await change.membership({ endDate: '2026-06-10' });
    },
    words: /Booking opens on |This costs £7\.00 now/,
  },
  'a class that the venue has cancelled': {
    arrange: () => change.ofSession(session, { status: 'EventCancelled' }),
    words: /cancelled|closed|no longer available/,
  },
  'a class whose last place went to somebody else': {
    arrange: () => change.fill(session),
    words: /All places are booked\.|All courts are booked at this time\.|someone else has taken it/,
  },
  'what has begun': {
    arrange: () => change.ofSession(session, { startsAt: shop.now() }),
    words: /already (started|begun)/,
  },
};

describe.each(ENTRY_POINT_NAMES)('by way of %s', (name) => {
  beforeEach(() => openSession(name));

  const those = Object.entries(cases).filter(
    ([, { isOwnOnly }]) => !(isOwnOnly && name === 'a linked person'),
  );

  test.each(those)('%s gets no place', async (_case, { arrange, words: own, wordsToOthers, wordsAtDesk }) => {
    const door = doors.all[name];
    await door.approach?.(session);
    await arrange();
    const answer = await door.enter(session);
    const words = (door.isForLinked && wordsToOthers) || (name === 'the desk' && wordsAtDesk) || own;
    expect([answer.status, answer.message]).toEqual([409, expect.stringMatching(words)]);
    expect(await change.bookingsOf(session)).toBe(0);
  });

  test('something else at the same hours is booked beside once it was read', async () => {
    const door = doors.all[name];
    await door.approach?.(session);
    await change.bookAnotherAt(session, other);
    expect((await door.enter(session)).status).toBe(409);
    expect((await door.enter(session, { accepts_clash: true })).status).toBe(200);
  });

  test('where the tenant says so, never two things at the same hours', async () => {
    const door = doors.all[name];
    await door.approach?.(session);
    await change.bookAnotherAt(session, other);
    await change.clashes('refuse');
    expect((await door.enter(session, { accepts_clash: true })).status).toBe(409);
    expect(await change.bookingsOf(session)).toBe(0);
  });

  test('there is a place where nothing speaks against it', async () => {
    const door = doors.all[name];
    await door.approach?.(session);
    expect((await door.enter(session)).status).toBe(200);
  });
});
