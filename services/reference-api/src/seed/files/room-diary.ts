import type { SeedRoom } from './venue-rooms.ts';

/** Days and start times a programme runs in a week: `byDay` as in schema.org (`Monday`), times `HH:MM`. */
export interface WeeklySlot {
  byDay: string[];
  startTimes: string[];
}

interface Booking {
  day: string;
  from: number;
  to: number;
  key: string;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const overlaps = (a: Booking, b: Booking) => a.day === b.day && a.from < b.to && b.from < a.to;

/** Rooms and people in a week. A room holds as many sessions at once as it has space for. */
export class RoomDiary {
  readonly #rooms: Map<string, SeedRoom>;
  readonly #bookings = new Map<string, Booking[]>();
  readonly #perDay = new Map<string, number>();
  readonly #mostPerDay: number;

  constructor(rooms: readonly SeedRoom[], mostPerDay = Number.POSITIVE_INFINITY) {
    this.#rooms = new Map(rooms.map((room) => [room.name, room]));
    this.#mostPerDay = mostPerDay;
  }

  /** True if a day of the week has fewer sessions than wanted. */
  hasDayBelow(wanted: number): boolean {
    return weekdays.some((day) => this.#countOn(day) < wanted);
  }

  /** True if at least half of these sessions fall on days that have fewer than wanted. */
  fillsQuietDays(wanted: number, slots: readonly WeeklySlot[]): boolean {
    const days = slots.flatMap(({ byDay, startTimes }) => byDay.flatMap((day) => startTimes.map(() => day)));
    return days.filter((day) => this.#countOn(day) < wanted).length * 2 >= days.length;
  }

  /**
   * Books the slots in the first of the rooms that is free for all of them and answers its name, or `null`. Nothing
   * is booked when a day would overflow or sessions with the same key would overlap in that room.
   */
  book(roomNames: readonly string[], slots: readonly WeeklySlot[], minutes: number, key = ''): string | null {
    const wanted = slots.flatMap(({ byDay, startTimes }) =>
      byDay.flatMap((day) =>
        startTimes.map(
          (time): Booking => ({ day, from: minutesOf(time), to: minutesOf(time) + minutes, key }),
        ),
      ),
    );
    const added = (day: string) => wanted.filter((booking) => booking.day === day).length;
    if (weekdays.some((day) => this.#countOn(day) + added(day) > this.#mostPerDay)) return null;
    const name = roomNames.find((candidate) => this.#isFree(candidate, wanted));
    if (name === undefined) return null;
    this.#bookings.set(name, [...(this.#bookings.get(name) ?? []), ...wanted]);
    for (const { day } of wanted) this.#perDay.set(day, this.#countOn(day) + 1);
    return name;
  }

  #countOn(day: string): number {
    return this.#perDay.get(day) ?? 0;
  }

  #isFree(name: string, wanted: readonly Booking[]): boolean {
    const room = this.#rooms.get(name);
    if (!room) return false;
    const booked = this.#bookings.get(name) ?? [];
    return wanted.every((booking) => {
      const clashes = booked.filter((other) => overlaps(other, booking));
      return (
        clashes.length < room.sessionsAtOnce &&
        !clashes.some((other) => other.key !== '' && other.key === booking.key)
      );
    });
  }
}
