import { type FoundPlace, RadiusControl } from 'shared-platform/places';
import { useStoredPlace } from '../../shared/tab-place.ts';
import { useOptimisticValue } from '../../shared/use-optimistic-value.ts';
import { texts } from '../../texts/en.ts';

const words = texts.findVenue;

interface Props {
  miles: number;
  /** The place, which is kept for the tab; `null` for the person's own position. */
  around: FoundPlace | null;
  onChange(miles: number): void;
}

/** The radius around the place that was searched for; it moves at once, the list follows. */
export default function VenueRadius({ miles, around, onChange }: Props) {
  useStoredPlace(around);
  const [shown, move] = useOptimisticValue(miles, onChange);
  return <RadiusControl label={words.radius} miles={shown} text={words.miles(shown)} onChange={move} />;
}
