import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GrantedBenefit, StoredOffer } from '../platform/index.ts';
import { type DecisionFacts, type DecisionRequest, decide } from './decision.ts';

const HOUR = 3_600_000;
const NOW = new Date('2026-06-10T08:00:00Z');

const offer = (id: string, audience: StoredOffer['audience']) =>
  fc
    .integer({ min: 0, max: 2_000 })
    .map((pricePence): StoredOffer => ({ id, name: id, audience, pricePence }));
const area = fc.constantFrom('gym', 'classes', 'swimming');
const offers = fc
  .tuple(
    offer('standard', 'standard'),
    fc.array(offer('member', 'member'), { maxLength: 3 }),
    fc.array(offer('off-peak', 'standard'), { maxLength: 2 }),
    fc.array(fc.tuple(offer('with a benefit', 'member'), area, fc.boolean()), { maxLength: 3 }),
  )
  .map(([standard, members, others, given]) => [
    standard,
    ...members,
    ...others,
    ...given.map(([one, name, isIncluded]) => ({ ...one, benefit: { area: name, isIncluded } })),
  ]);
const benefit: fc.Arbitrary<GrantedBenefit> = fc.record({
  area: fc.option(area),
  isIncluded: fc.boolean(),
  left: fc.option(fc.integer({ min: -1, max: 3 })),
});
const age = fc.option(fc.integer({ min: 0, max: 90 }));
const yoga = { id: 's2', name: 'Yoga', startsAt: '2026-06-20T17:00:00Z', endsAt: '2026-06-20T18:00:00Z' };

const facts: fc.Arbitrary<DecisionFacts> = fc.record({
  status: fc.constantFrom('EventScheduled' as const, 'EventScheduled' as const, 'EventCancelled' as const),
  startsAt: fc.integer({ min: -48, max: 60 * 24 }).map((hours) => new Date(NOW.getTime() + hours * HOUR)),
  capacity: fc.integer({ min: 1, max: 30 }),
  placesSoldElsewhere: fc.integer({ min: 0, max: 10 }),
  booked: fc.integer({ min: 0, max: 30 }),
  held: fc.integer({ min: 0, max: 5 }),
  isBookedByPerson: fc.boolean(),
  isInOwnBasket: fc.boolean(),
  offers,
  courts: fc.constantFrom(null, ['Court 1']),
  ageMin: age,
  ageMax: age,
  isForMember: fc.boolean(),
  benefits: fc.constant([]),
  dateOfBirth: fc.option(fc.constantFrom('1950-01-01', '1990-06-20', '2019-03-04')),
  clashes: fc.constantFrom([], [yoga]),
  duePence: fc.integer({ min: 0, max: 1_000 }),
  bookerDuePence: fc.integer({ min: 0, max: 1_000 }),
});

const asked = fc
  .record({
    attendee: fc.constantFrom(null, { id: 'p1' }, { id: 'p2', linked: { firstName: 'Mia' } }),
    clashes: fc.constantFrom('ask' as const, 'refuse' as const, undefined),
    standardDays: fc.integer({ min: 0, max: 30 }),
    extraDays: fc.option(fc.integer({ min: 0, max: 30 })),
  })
  .map(({ attendee, clashes, standardDays, extraDays }): DecisionRequest => {
    const settings = {
      clashes,
      bookingWindow: { standardDays, memberDays: extraDays === null ? null : standardDays + extraDays },
      penalties: { lateCancellationPence: 300, noShowPence: 500, stopsBookingAtPence: 600 },
      site: { currency: { symbol: '£' } },
    } as unknown as DecisionRequest['settings'];
    return { attendee, settings, now: NOW };
  });

const always = (check: (facts: DecisionFacts, asked: DecisionRequest) => void) =>
  fc.assert(fc.property(facts, asked, check));

test('a price never rises by becoming a member', () => {
  always((one, by) => {
    const as = (isForMember: boolean) => decide({ ...one, isForMember }, by).offer.pricePence;
    expect(as(true)).toBeLessThanOrEqual(as(false));
  });
});

test('a price never rises by another benefit, nor by another use of one', () => {
  fc.assert(
    fc.property(facts, asked, fc.array(benefit, { maxLength: 3 }), benefit, (one, by, benefits, another) => {
      const as = (given: GrantedBenefit[]) =>
        decide({ ...one, isForMember: true, benefits: given }, by).offer.pricePence;
      expect(as([...benefits, another])).toBeLessThanOrEqual(as(benefits));
      const more = benefits.map((given) => ({ ...given, left: given.left === null ? null : given.left + 1 }));
      expect(as(more)).toBeLessThanOrEqual(as(benefits));
    }),
  );
});

test('a price never rises by another offer', () => {
  fc.assert(
    fc.property(facts, asked, offer('another', 'member'), (one, by, another) => {
      const more = decide({ ...one, offers: [...one.offers, another] }, by);
      expect(more.offer.pricePence).toBeLessThanOrEqual(decide(one, by).offer.pricePence);
    }),
  );
});

test('becoming a member never closes what was open', () => {
  always((one, by) => {
    const as = (isForMember: boolean) => decide({ ...one, isForMember }, by).bookable.canBook;
    expect(as(true) || !as(false)).toBe(true);
  });
});

test('what is paid is one of the offers open to them, and never more than what everyone pays', () => {
  always((one, by) => {
    const { offer: paid, openOffers, standardOffer } = decide(one, by);
    expect(openOffers).toContain(paid);
    expect(openOffers.every(({ pricePence }) => pricePence >= paid.pricePence)).toBe(true);
    expect(paid.pricePence).toBeLessThanOrEqual(standardOffer.pricePence);
    expect(one.isForMember || openOffers.every(({ audience }) => audience === 'standard')).toBe(true);
  });
});

test('a refusal says why, and whatever can be booked has a place, has not begun and is not cancelled', () => {
  always((one, by) => {
    const { bookable } = decide(one, by);
    expect(bookable.message === null).toBe(bookable.canBook);
    if (!bookable.canBook) return;
    expect(one.status).toBe('EventScheduled');
    expect(one.startsAt.getTime()).toBeGreaterThan(NOW.getTime());
    expect(one.capacity - one.placesSoldElsewhere - one.booked - one.held).toBeGreaterThan(0);
    expect(one.isBookedByPerson || one.isInOwnBasket).toBe(false);
  });
});

test('a clash is refused, asked about or not there, and never passed over in silence', () => {
  always((one, by) => {
    if (one.clashes.length === 0) return;
    const { bookable, clash } = decide(one, by);
    expect(!bookable.canBook || clash !== null || by.attendee === null).toBe(true);
  });
});

test('a debt stops only people, and only at the limit', () => {
  always((one, by) => {
    const free = decide({ ...one, duePence: 0, bookerDuePence: 0 }, by).bookable;
    const below = decide({ ...one, duePence: 599, bookerDuePence: 599 }, by).bookable;
    expect(below).toEqual(free);
    const stopped = decide({ ...one, bookerDuePence: 600 }, by).bookable;
    expect(stopped.canBook && by.attendee !== null).toBe(false);
  });
});
