import { RadiusControl } from 'shared-platform/places';
import { useOptimisticValue } from '../../shared/use-optimistic-value.ts';
import { texts } from '../../texts/en.ts';

const words = texts.findVenue;

/** The radius around the place that was searched for; it moves at once, the list follows. */
export default function VenueRadius({ miles, onChange }: { miles: number; onChange(miles: number): void }) {
  const [shown, move] = useOptimisticValue(miles, onChange);
  return <RadiusControl label={words.radius} miles={shown} text={words.miles(shown)} onChange={move} />;
}
