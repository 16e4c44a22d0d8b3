import { joiningVenues } from 'shared-contracts/api/venues';
import { useApiQuery, useSite } from 'shared-platform';
import { EmptyState } from 'shared-ui/core';
import { texts } from '../../../texts/en.ts';
import { CentreFinder } from './centre-finder.tsx';
import { CentreList } from './centre-list.tsx';
import { CentresFailed } from './centres-failed.tsx';
import { CentresSkeleton } from './centres-skeleton.tsx';
import { useSelectedCentre } from './use-selected-centre.ts';

/** The centres to choose from: on a map where the site has one, else as cards. */
export function CentreChoice() {
  const query = useApiQuery(joiningVenues, {});
  const { onlineJoiningMapEnabled } = useSite();
  const selected = useSelectedCentre();
  if (query.state === 'error')
    return <CentresFailed message={query.error?.message} onTryAgain={query.reload} />;
  if (!query.data) return <CentresSkeleton />;
  if (query.data.length === 0) return <EmptyState icon="pin" title={texts.centre.noCentres} level={3} />;
  if (onlineJoiningMapEnabled) return <CentreFinder centres={query.data} />;
  return (
    <CentreList
      centres={query.data.map((venue) => ({ venue, metres: null }))}
      selected={selected}
      first={null}
    />
  );
}
