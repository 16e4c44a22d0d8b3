import { facilityUses, slots } from 'shared-contracts/api/facilities';
import { siteTime } from 'shared-contracts/dates';
import { useApiQuery } from 'shared-platform';
import { Text } from 'shared-ui/core';
import { useForWhom } from '../../shared/use-for-whom.ts';
import { texts as words } from '../../texts/week.ts';

interface Props {
  venueSlug: string;
  day: string;
  /** Slug of the chosen activity; `null` = all. */
  activity: string | null;
}

/** When courts of each kind are free on a day; nothing where none is. */
export function FreeCourts({ venueSlug, day, activity }: Props) {
  const params = { venue: venueSlug };
  const facilities = useApiQuery(facilityUses, { params });
  const forWhom = useForWhom();
  const times = useApiQuery(
    slots,
    { params, query: { date: day, ...forWhom.query } },
    { enabled: forWhom.isSettled },
  );
  const free = (facilities.data ?? [])
    .filter((facility) => activity === null || facility.activity.slug === activity)
    .map((facility) => ({
      facility,
      starts: (times.data ?? [])
        .filter((slot) => slot.facilityUse === facility.id && slot.bookable.canBook)
        .map(({ startDate }) => siteTime(startDate)),
    }))
    .filter(({ starts }) => starts.length > 0);
  return free.map(({ facility, starts }) => (
    <Text key={facility.id} size="small" sx={{ mb: 1.5 }}>
      {words.freeTimes(facility.name, starts.join(', '))}
    </Text>
  ));
}
