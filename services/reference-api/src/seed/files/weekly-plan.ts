import { RoomDiary, type WeeklySlot } from './room-diary.ts';
import { hash, rotatedTo, weightedOrder } from './seeded-choice.ts';
import { type SeedRoom, type SeedVenue, venueRooms } from './venue-rooms.ts';

/** One class programme of `session-templates.json`: becomes a SessionSeries at the venues that run it. */
export interface Programme {
  slug: string;
  activityId: string;
  activity: string;
  name: string;
  description: string;
  level: string;
  durationMinutes: number;
  capacity: number;
  /** The area of the benefits that it costs members less with. */
  benefit?: string;
  /** Without a price of members, it costs them nothing where its benefit is included, else what everyone pays. */
  prices: { standard: string; member?: string; concession: string };
  ageRange: { min: number; max: number | null };
  genderRestriction: string;
  accessibilitySupport: string[];
  attendeeInstructions: string;
  hasInstructor: boolean;
  isCore: boolean;
  rooms: string[];
  patterns: WeeklySlot[][];
}

export interface SessionTemplates {
  instructors: string[];
  rooms: SeedRoom[];
  programmes: Programme[];
}

export interface PlannedSeries {
  programme: Programme;
  room: string;
  slots: WeeklySlot[];
  instructor: string | null;
}

export interface PlanOptions {
  /** Slugs that are planned before all others: a flagship's well-known programmes. */
  pinned?: readonly string[];
}

const fewestSeries = 12;
const mostSeries = 25;
const quietestDay = 9;
const busiestDay = 14;

/**
 * The venue's weekly timetable. It depends on the venue's slug and the templates alone, so every start of the seeder
 * gives the same week. Core programmes (lanes, public swims, the gym floor) come first, then the others in an order
 * weighted by how widely their activity is offered. Series gain further times until each day is well filled.
 */
export function weeklyPlan(
  venue: SeedVenue,
  templates: SessionTemplates,
  activityWeights: ReadonlyMap<string, number>,
  { pinned = [] }: PlanOptions = {},
): PlannedSeries[] {
  const diary = new RoomDiary(venueRooms(venue, templates.rooms), busiestDay);
  const varied = (most: number, key: string) => hash(`${venue.slug}/${key}`) % most;
  const wantedPerDay = quietestDay + varied(4, 'busyness');
  const wantedSeries = Math.max(pinned.length, fewestSeries + 2 + varied(6, 'variety'));
  const plan: PlannedSeries[] = [];

  const patternsOf = ({ slug, patterns }: Programme) =>
    pinned.includes(slug) ? patterns : rotatedTo(patterns, `${venue.slug}/${slug}`);

  const start = (programme: Programme): void => {
    for (const slots of patternsOf(programme)) {
      const room = diary.book(programme.rooms, slots, programme.durationMinutes, programme.slug);
      if (!room) continue;
      plan.push({ programme, room, slots, instructor: null });
      return;
    }
  };

  const extend = (series: PlannedSeries): void => {
    const { programme, room } = series;
    for (const slots of patternsOf(programme)) {
      if (!diary.fillsQuietDays(wantedPerDay, slots)) continue;
      if (diary.book([room], slots, programme.durationMinutes, programme.slug)) {
        series.slots = [...series.slots, ...slots];
      }
    }
  };

  for (const programme of programmeOrder(venue, templates, activityWeights, pinned)) {
    if (plan.length === mostSeries) break;
    const isVaried = plan.length >= wantedSeries;
    if (isVaried) plan.forEach(extend);
    if (isVaried && !diary.hasDayBelow(wantedPerDay)) break;
    start(programme);
  }
  plan.forEach(extend);
  return withInstructors(plan, venue, templates.instructors);
}

function programmeOrder(
  venue: SeedVenue,
  { programmes }: SessionTemplates,
  activityWeights: ReadonlyMap<string, number>,
  pinned: readonly string[],
): Programme[] {
  const shares = new Map<string, number>();
  for (const { activityId } of programmes) shares.set(activityId, (shares.get(activityId) ?? 0) + 1);
  const rest = weightedOrder(
    programmes,
    ({ slug }) => `${venue.slug}:${slug}`,
    ({ activityId }) => (activityWeights.get(activityId) ?? 1) / (shares.get(activityId) ?? 1),
  );
  const precedence = ({ slug, isCore }: Programme) =>
    pinned.includes(slug) ? pinned.indexOf(slug) : pinned.length + (isCore ? 0 : 1);
  return rest.sort((a, b) => precedence(a) - precedence(b));
}

/** Gives each led series one of the venue's team who teaches nothing else at that time. */
function withInstructors(
  plan: PlannedSeries[],
  venue: SeedVenue,
  instructors: readonly string[],
): PlannedSeries[] {
  const team = rotatedTo(instructors, `${venue.slug}/team`).slice(0, 16);
  const diary = new RoomDiary(team.map((name) => ({ name, facility: '', sessionsAtOnce: 1 })));
  return plan.map((series) => {
    if (!series.programme.hasInstructor) return series;
    const preferred = rotatedTo(team, `${venue.slug}/${series.programme.slug}`);
    return { ...series, instructor: diary.book(preferred, series.slots, series.programme.durationMinutes) };
  });
}
