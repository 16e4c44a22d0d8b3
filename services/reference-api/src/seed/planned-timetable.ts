import type { Insertable } from 'kysely';
import { pence } from 'shared-contracts/money';
import type { SeriesTimeTable, SessionSeriesTable } from '../platform/index.ts';
import type { VenueRow } from './files/read-seed.ts';
import type { TenantSeed } from './files/tenant-seed.ts';
import { weeklyPlan } from './files/weekly-plan.ts';
import { flagshipOf } from './flagship.ts';
import type { Seed } from './seed-data.ts';
import { flagshipTimes, seriesRow, timeRows } from './series.ts';

interface PlannedTimetable {
  series: Insertable<SessionSeriesTable>[];
  times: Insertable<SeriesTimeTable>[];
}

/** The weekly timetables of a tenant's venues. Series are numbered from `firstSeriesId`. */
export function plannedTimetable(
  venues: readonly VenueRow[],
  tenant: TenantSeed,
  tenantId: number,
  { templates, activities, memberships }: Pick<Seed, 'templates' | 'activities' | 'memberships'>,
  firstSeriesId: number,
): PlannedTimetable {
  const weights = new Map(activities.map(({ id, weight }) => [id, weight]));
  const series: PlannedTimetable['series'] = [];
  const times: PlannedTimetable['times'] = [];
  for (const venue of venues) {
    const override = tenant.venueOverrides.find(({ venueSlug }) => venueSlug === venue.slug);
    const plan = weeklyPlan(venue, templates, weights, { pinned: override?.pinnedProgrammes ?? [] });
    const priced = plan.flatMap((planned) => {
      const id = firstSeriesId + series.length;
      series.push(seriesRow(id, planned, { id: venue.id, tenantId }, memberships));
      const isFree = pence(planned.programme.prices.standard) === 0;
      return timeRows(id, planned).map((time) => ({ ...time, isFree, capacity: planned.programme.capacity }));
    });
    if (venue.slug === flagshipOf(tenant)) times.push(...flagshipTimes(priced));
    else times.push(...priced.map(({ isFree: _isFree, capacity: _capacity, ...time }) => time));
  }
  return { series, times };
}
