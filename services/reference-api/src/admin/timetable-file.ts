import type { Insertable } from 'kysely';
import { pence } from 'shared-contracts/money';
import { parseRows, type SeriesTimeTable, type SessionSeriesTable, StartFailure } from '../platform/index.ts';
import { offersForMembers } from '../seed/benefits.ts';

/** Columns of `timetable.csv`; those with `?` may be empty. */
const COLUMNS = {
  venue: /^[a-z0-9-]+$/,
  activity: /./,
  name: /./,
  description: /./,
  weekday: /^(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/,
  starts: /^([01]\d|2[0-3]):[0-5]\d$/,
  minutes: /^[1-9]\d{0,3}$/,
  capacity: /^[1-9]\d{0,4}$/,
  price: /^\d+\.\d{2}$/,
  member_price: /^(\d+\.\d{2})?$/,
  room: /^/,
  instructor: /^/,
  level: /^/,
  age_min: /^\d{0,3}$/,
  age_max: /^\d{0,3}$/,
} as const;
type Column = keyof typeof COLUMNS;
type Line = Record<Column, string>;

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Classes of one name, room and price, with the times of a week at which they take place. */
export interface Programme {
  series: Omit<Insertable<SessionSeriesTable>, 'id' | 'tenantId'>;
  times: Omit<Insertable<SeriesTimeTable>, 'seriesId'>[];
}

interface Known {
  /** Ids of the tenant's venues by slug. */
  venues: ReadonlyMap<string, string>;
  /** Ids of the activities by name. */
  activities: ReadonlyMap<string, string>;
}

const columns = Object.keys(COLUMNS) as Column[];
const isColumn = (name: string): name is Column => Object.hasOwn(COLUMNS, name);

function readLine(row: Record<string, string>, where: string): Line {
  const unknown = Object.keys(row).find((name) => !isColumn(name));
  if (unknown) throw new StartFailure(`${where}: the column '${unknown}' is not known.`);
  const cells = columns.map((column) => [column, row[column]?.trim() ?? ''] as const);
  const wrong = cells.find(([column, cell]) => !COLUMNS[column].test(cell));
  if (wrong) throw new StartFailure(`${where}: ${wrong[0]} is '${wrong[1]}'.`);
  return Object.fromEntries(cells) as Line;
}

const numberOr = (cell: string) => (cell === '' ? null : Number(cell));

function seriesOf(line: Line, known: Known, where: string): Programme['series'] {
  const venueId = known.venues.get(line.venue);
  if (!venueId) throw new StartFailure(`${where}: '${line.venue}' is not the slug of a venue in venues.csv.`);
  const activityId = known.activities.get(line.activity);
  if (!activityId) throw new StartFailure(`${where}: '${line.activity}' is not the name of an activity.`);
  const prices = { standard: line.price, member: line.member_price || line.price };
  if (pence(prices.member) > pence(prices.standard)) {
    throw new StartFailure(`${where}: member_price is more than price.`);
  }
  return {
    venueId,
    activityId,
    name: line.name,
    description: line.description,
    level: line.level || null,
    leader: line.instructor || null,
    location: line.room || null,
    durationMinutes: Number(line.minutes),
    capacity: Number(line.capacity),
    attendeeInstructions: null,
    ageMin: numberOr(line.age_min),
    ageMax: numberOr(line.age_max),
    genderRestriction: null,
    accessibilitySupport: JSON.stringify([]),
    offers: JSON.stringify(offersForMembers({ prices })),
  };
}

/**
 * The classes of a week. Throws a StartFailure naming the row and the column of a value that does not fit.
 * @param text content of a `timetable.csv`.
 */
export function readTimetable(text: string, known: Known): Programme[] {
  const programmes = new Map<string, Programme>();
  for (const [at, row] of parseRows(text).entries()) {
    const where = `timetable.csv, row ${at + 1}`;
    const { weekday, starts, ...rest } = readLine(row, where);
    const series = seriesOf({ weekday, starts, ...rest }, known, where);
    const key = JSON.stringify(rest);
    const programme = programmes.get(key) ?? { series, times: [] };
    programmes.set(key, programme);
    // Nothing is sold elsewhere that this service does not know of.
    programme.times.push({
      weekday: WEEKDAYS.indexOf(weekday) + 1,
      startTime: starts,
      placesLeft: series.capacity,
    });
  }
  return [...programmes.values()];
}
