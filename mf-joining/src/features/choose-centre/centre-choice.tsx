import { joiningVenues } from 'shared-contracts/api/venues';
import { useApiQuery, useSite } from 'shared-platform';
import { EmptyState } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { CentreFinder } from './centre-finder.tsx';
import { CentresFailed } from './centres-failed.tsx';
import { CentresSkeleton } from './centres-skeleton.tsx';

/** The centres to choose from. */
export function CentreChoice() {
  const query = useApiQuery(joiningVenues, {});
  const { onlineJoiningMapEnabled } = useSite();
  if (query.state === 'error')
    return <CentresFailed message={query.error?.serverMessage} onTryAgain={query.reload} />;
  if (!query.data) return <CentresSkeleton />;
  if (query.data.length === 0) return <EmptyState icon="pin" title={texts.centre.noCentres} level={3} />;
  return <CentreFinder centres={query.data} hasMap={onlineJoiningMapEnabled} />;
}
