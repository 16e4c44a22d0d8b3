import { Skeleton } from 'shared-ui/core';
import { useCentre } from '../../shared/centre/use-centre.ts';
import { useJoining } from '../../shared/state/joining-provider.tsx';

/** The chosen centre in a line. */
export function CentreSummary() {
  const { joining } = useJoining();
  const { centre } = useCentre(joining.centreSlug);
  return centre ? `${centre.name}, ${centre.postcode}` : <Skeleton width="12em" height="1lh" />;
}
