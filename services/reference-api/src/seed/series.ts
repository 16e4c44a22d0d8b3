import type { Insertable } from 'kysely';
import type { SeriesTimeTable, SessionSeriesTable } from '../platform/index.ts';
import { type BenefitModel, offersOf } from './benefits.ts';
import type { PlannedSeries } from './files/weekly-plan.ts';

const isoWeekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const restriction = (value: string): SessionSeriesTable['genderRestriction'] =>
  value === 'FemaleOnly' || value === 'MaleOnly' ? value : null;

export function seriesRow(
  id: number,
  { programme, room, instructor }: PlannedSeries,
  venue: { id: string; tenantId: number },
  model: BenefitModel,
): Insertable<SessionSeriesTable> {
  return {
    id,
    tenantId: venue.tenantId,
    venueId: venue.id,
    activityId: programme.activityId,
    name: programme.name,
    description: programme.description,
    level: programme.level === 'All' ? 'All levels' : programme.level,
    leader: instructor,
    location: room,
    durationMinutes: programme.durationMinutes,
    capacity: programme.capacity,
    attendeeInstructions: programme.attendeeInstructions || null,
    ageMin: programme.ageRange.min,
    ageMax: programme.ageRange.max,
    genderRestriction: restriction(programme.genderRestriction),
    accessibilitySupport: JSON.stringify(programme.accessibilitySupport),
    offers: JSON.stringify(offersOf(programme, model)),
  };
}

export function timeRows(seriesId: number, { slots }: PlannedSeries): Insertable<SeriesTimeTable>[] {
  const keys = slots.flatMap(({ byDay, startTimes }) =>
    byDay.flatMap((day) => startTimes.map((startTime) => `${isoWeekdays.indexOf(day) + 1} ${startTime}`)),
  );
  return [...new Set(keys)].map((key) => {
    const [weekday, startTime = ''] = key.split(' ');
    return { seriesId, weekday: Number(weekday), startTime, placesLeft: null };
  });
}

const EVENING = '17:00';

interface PricedTime extends Insertable<SeriesTimeTable> {
  isFree: boolean;
  capacity: number;
}

/**
 * The flagship's week, so that every day shows every case: an evening session with plenty of places, one with the last
 * place, a full one, and free ones with places.
 */
export function flagshipTimes(times: readonly PricedTime[]): Insertable<SeriesTimeTable>[] {
  const counts = new Map<number, number>();
  const plenty = (capacity: number) => Math.max(2, Math.ceil(capacity * 0.6));
  const isEvening = ({ startTime }: PricedTime) => startTime >= EVENING;
  const latest = [...times].sort((a, b) => b.startTime.localeCompare(a.startTime));
  const eveningFirst = [...latest.filter(isEvening).reverse(), ...latest.filter((time) => !isEvening(time))];
  return eveningFirst.map(({ isFree, capacity, ...time }) => {
    if (isFree) return { ...time, placesLeft: plenty(capacity) };
    const rank = counts.get(time.weekday) ?? 0;
    counts.set(time.weekday, rank + 1);
    return { ...time, placesLeft: [plenty(capacity), 1, 0, plenty(capacity)][rank] ?? null };
  });
}
