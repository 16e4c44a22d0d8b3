import { Skeleton } from 'shared-ui/core';
import { useJoining } from '../state/joining-provider.tsx';
import { useCentre } from './use-centre.ts';

/** The chosen centre in a line. */
export function CentreSummary() {
  const { joining } = useJoining();
  const { centre } = useCentre(joining.centreSlug);
  return centre ? `${centre.name}, ${centre.postcode}` : <Skeleton width="12em" />;
}
