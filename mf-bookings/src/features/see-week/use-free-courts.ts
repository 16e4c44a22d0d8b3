import { type FacilityUse, facilityUses, type Slot, slots } from 'shared-contracts/api/facilities';
import { useApiQuery } from 'shared-platform';
import { useAttendeeChoice } from '../../shared/use-attendee-choice.ts';

/** Courts of a kind, and the times on a day at which one of them is free: at least one. */
export interface FreeCourtsOfKind {
  facility: FacilityUse;
  open: [Slot, ...Slot[]];
}

interface Wanted {
  venueSlug: string;
  day: string;
  /** Slug of the chosen activity; `null` = all. */
  activity: string | null;
  hasCourts: boolean;
}

/** When courts of each kind are free on a day; nothing of a kind of which none is. */
export function useFreeCourts({ venueSlug, day, activity, hasCourts }: Wanted) {
  const params = { venue: venueSlug };
  const forWhom = useAttendeeChoice();
  const facilities = useApiQuery(facilityUses, { params }, { enabled: hasCourts });
  const times = useApiQuery(
    slots,
    { params, query: { date: day, ...forWhom.query } },
    { enabled: hasCourts && forWhom.isSettled },
  );
  const courts = (facilities.data ?? [])
    .filter((facility) => activity === null || facility.activity.slug === activity)
    .flatMap((facility): FreeCourtsOfKind[] => {
      const [first, ...others] = (times.data ?? []).filter(
        (slot) => slot.facilityUse === facility.id && slot.bookable.canBook,
      );
      return first ? [{ facility, open: [first, ...others] }] : [];
    });
  const isSettled = !hasCourts || (facilities.state !== 'loading' && times.state !== 'loading');
  return { isSettled, courts };
}
