import type { Insertable } from 'kysely';
import { pence } from 'shared-contracts/money';
import type { SeriesTimeTable, SessionSeriesTable } from '../platform/index.ts';
import { type BenefitModel, offersOf } from './benefits.ts';
import type { FacilityUseSeed } from './files/facility-uses.ts';
import type { VenueRow } from './files/read-seed.ts';
import type { TenantSeed } from './files/tenant-seed.ts';
import { flagshipOf } from './flagship.ts';
import type { Seed } from './seed-data.ts';
import { flagshipTimes } from './series.ts';

interface PlannedCourts {
  series: Insertable<SessionSeriesTable>[];
  times: Insertable<SeriesTimeTable>[];
}

const SATURDAY = 6;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

const seriesRow = (
  id: number,
  use: FacilityUseSeed,
  venue: { id: string; tenantId: number },
  model: BenefitModel,
) => ({
  id,
  tenantId: venue.tenantId,
  venueId: venue.id,
  activityId: use.activityId,
  name: use.name,
  description: use.description,
  level: null,
  leader: null,
  location: null,
  durationMinutes: use.durationMinutes,
  capacity: use.courts.length,
  attendeeInstructions: use.attendeeInstructions,
  ageMin: null,
  ageMax: null,
  genderRestriction: null,
  accessibilitySupport: JSON.stringify([]),
  offers: JSON.stringify(offersOf(use, model)),
  courts: JSON.stringify(use.courts),
  ...(use.lengths && { lengths: JSON.stringify(use.lengths) }),
});

const timeRows = (seriesId: number, use: FacilityUseSeed): Insertable<SeriesTimeTable>[] =>
  WEEKDAYS.flatMap((weekday) =>
    (weekday < SATURDAY ? use.weekdayTimes : use.weekendTimes).map((startTime) => ({
      seriesId,
      weekday,
      startTime,
      placesLeft: null,
    })),
  );

/** Courts and pitches of the venues that are known to have them. Series are numbered from `firstSeriesId`. */
export function plannedCourts(
  venues: readonly VenueRow[],
  tenant: TenantSeed,
  tenantId: number,
  { facilityUses, memberships }: Pick<Seed, 'facilityUses' | 'memberships'>,
  firstSeriesId: number,
): PlannedCourts {
  const planned: PlannedCourts = { series: [], times: [] };
  for (const venue of venues) {
    const isFlagship = venue.slug === flagshipOf(tenant);
    for (const use of facilityUses) {
      if (!use.facilities.some((facility) => venue.facilities.includes(facility))) continue;
      const id = firstSeriesId + planned.series.length;
      planned.series.push(seriesRow(id, use, { id: venue.id, tenantId }, memberships));
      const times = timeRows(id, use);
      const isFree = pence(use.prices.standard) === 0;
      const capacity = use.courts.length;
      planned.times.push(
        ...(isFlagship ? flagshipTimes(times.map((time) => ({ ...time, isFree, capacity }))) : times),
      );
    }
  }
  return planned;
}
