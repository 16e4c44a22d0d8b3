import type { Page } from '@playwright/test';
import { type ScheduledSession, sessions } from 'shared-contracts/api/activities';
import { facilityUses, type Slot, slots } from 'shared-contracts/api/facilities';
import { addDays, displayDay, siteDay, siteTime, weekday } from 'shared-contracts/dates';
import { pence } from 'shared-contracts/money';
import type { Customer } from './customer.ts';
import { flagships } from './hosts.ts';

/** Last day of the timetable, counted from today. */
const LAST_DAY = 28;
/** So many places that the other tests cannot fill a class while one looks at it. */
const PLENTY = 6;

interface Wish {
  venueSlug?: string;
  /** Day counted from today; the search continues from there. */
  fromDay?: number;
  isWanted(session: ScheduledSession): boolean;
}

/** The day so many days from today, YYYY-MM-DD. */
export const dayFromToday = (count: number) => addDays(siteDay(new Date()), count);

/** One that costs someone without a package money: as many as there are, for those who book a great many. */
export const isChargeable = ({ offer, bookable, clash, remainingAttendeeCapacity }: ScheduledSession) =>
  bookable.canBook && clash === null && pence(offer.price) > 0 && remainingAttendeeCapacity >= PLENTY;

/** One that the package of the seeded member pays for. */
export const isSwim = (session: ScheduledSession) =>
  isChargeable(session) && session.activity.slug === 'swimming';

/** One that costs everyone money. */
export const isPaid = (session: ScheduledSession) => isChargeable(session) && !isSwim(session);

export const isFree = ({ offer, bookable, clash, remainingAttendeeCapacity }: ScheduledSession) =>
  bookable.canBook && clash === null && pence(offer.price) === 0 && remainingAttendeeCapacity >= PLENTY;

/** The first class from tomorrow on that is as wished, as this person sees it. */
export async function findSession({ api, person }: Customer, wish: Wish): Promise<ScheduledSession> {
  const venue = wish.venueSlug ?? flagships[person.tenant].slug;
  for (let day = wish.fromDay ?? 1; day <= LAST_DAY; day++) {
    const date = dayFromToday(day);
    const found = await api.call(sessions, { params: { venue }, query: { date } });
    const wanted = found.find(wish.isWanted);
    if (wanted) return wanted;
  }
  throw new Error(`${venue} has no class as wished.`);
}

/** The first paid class from tomorrow on whose next one, a week later, can be booked too. */
export async function findWeeklySession({ api, person }: Customer): Promise<ScheduledSession> {
  const params = { venue: flagships[person.tenant].slug };
  const paidOn = async (day: number) =>
    (await api.call(sessions, { params, query: { date: dayFromToday(day) } })).filter(isPaid);
  // Booking opens two weeks ahead.
  for (let day = 1; day <= 5; day++) {
    const nextWeek = await paidOn(day + 7);
    const found = (await paidOn(day)).find((one) =>
      nextWeek.some(
        ({ superEvent, startDate }) =>
          superEvent === one.superEvent && siteTime(startDate) === siteTime(one.startDate),
      ),
    );
    if (found) return found;
  }
  throw new Error(`${params.venue} has no class as wished.`);
}

/** The first time from the day after tomorrow on with so many free courts of a kind, as `Squash courts`. */
export async function findSlot({ api, person }: Customer, facility: string, free: number): Promise<Slot> {
  const params = { venue: flagships[person.tenant].slug };
  const uses = await api.call(facilityUses, { params });
  const use = uses.find(({ name }) => name === facility);
  for (let day = 2; day <= LAST_DAY; day++) {
    const found = await api.call(slots, { params, query: { date: dayFromToday(day) } });
    const wanted = found.find(
      (slot) =>
        slot.facilityUse === use?.id &&
        slot.bookable.canBook &&
        slot.clash === null &&
        slot.remainingUses === free,
    );
    if (wanted) return wanted;
  }
  throw new Error(`There are no ${facility} as wished.`);
}

/** A day as the strip of days names it: `Sunday 22 Nov`. */
export function dayName(date: string): string {
  const [day, month] = displayDay(date).split(' ');
  return `${weekday(date)} ${Number(day)} ${month}`;
}

export const venuePath = (slug: string, date?: string) => `/location/${slug}${date ? `?date=${date}` : ''}`;

/** The page of the day on which a session takes place. */
export const dayPath = (venueSlug: string, { startDate }: ScheduledSession) =>
  venuePath(venueSlug, siteDay(startDate));

export const sessionPath = (venueSlug: string, { id }: ScheduledSession) =>
  `/location/${venueSlug}/sessions/${id}`;

/** `18:30–19:15`. */
const sessionHours = ({ startDate, endDate }: ScheduledSession) =>
  `${siteTime(startDate)}–${siteTime(endDate)}`;

/** Name of the button that adds a session to the basket. */
export const addButtonName = ({ name, startDate }: ScheduledSession) =>
  `Add to basket ${name}, ${siteTime(startDate)}`;

/** Name of the button that books a session at once. */
export const quickButtonName = ({ name, startDate }: ScheduledSession) =>
  `Book now ${name}, ${siteTime(startDate)}`;

/** The line of a session in a timetable. */
export const sessionRow = (page: Page, session: ScheduledSession) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: `${session.name}, ${sessionHours(session)}` }) });
