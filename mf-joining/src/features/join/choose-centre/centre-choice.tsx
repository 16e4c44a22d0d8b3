import { joiningVenues } from 'shared-contracts/api/venues';
import { useApiQuery } from 'shared-platform';
import { EmptyState } from 'shared-ui/core';
import { texts } from '../../../texts/en.ts';
import { CentreList } from './centre-list.tsx';
import { CentresFailed } from './centres-failed.tsx';
import { CentresSkeleton } from './centres-skeleton.tsx';
import { useSelectedCentre } from './use-selected-centre.ts';

/** The centres to choose from. */
export function CentreChoice() {
  const query = useApiQuery(joiningVenues, {});
  const selected = useSelectedCentre();
  if (query.state === 'error')
    return <CentresFailed message={query.error?.message} onTryAgain={query.reload} />;
  if (!query.data) return <CentresSkeleton />;
  if (query.data.length === 0) return <EmptyState icon="pin" title={texts.centre.noCentres} level={3} />;
  return <CentreList centres={query.data.map((venue) => ({ venue, metres: null }))} selected={selected} />;
}
