import { joiningVenues } from 'shared-contracts/api/venues';
import { useApiQuery, useSite } from 'shared-platform';
import { CentreFinder } from './centre-finder.tsx';
import { CentresSkeleton } from './centres-skeleton.tsx';
import { NoCentres } from './no-centres.tsx';

/** The centres to choose from. */
export function CentreChoice() {
  const query = useApiQuery(joiningVenues, {});
  const { onlineJoiningMapEnabled } = useSite();
  if (query.state === 'error' || query.data?.length === 0) return <NoCentres query={query} />;
  if (!query.data) return <CentresSkeleton />;
  return <CentreFinder centres={query.data} hasMap={onlineJoiningMapEnabled} />;
}
