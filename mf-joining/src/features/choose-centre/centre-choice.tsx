import { joiningVenues } from 'shared-contracts/api/venues';
import { useApiQuery, useSite } from 'shared-platform';
import { texts } from '../../texts/en.ts';
import { CentreFinder } from './centre-finder.tsx';
import { CentresSkeleton } from './centres-skeleton.tsx';
import { NoCentres } from './no-centres.tsx';

/** The centres to choose from. */
export function CentreChoice() {
  const query = useApiQuery(joiningVenues, {});
  const { onlineJoiningMapEnabled } = useSite();
  const { noCentres, noCentresHint, failed, failedHint } = texts.centre;
  if (query.state === 'error') {
    const message = query.error?.serverMessage ?? failedHint;
    return <NoCentres title={failed} message={message} onTryAgain={query.reload} />;
  }
  if (!query.data) return <CentresSkeleton />;
  if (query.data.length === 0)
    return <NoCentres title={noCentres} message={noCentresHint} onTryAgain={query.reload} />;
  return <CentreFinder centres={query.data} hasMap={onlineJoiningMapEnabled} />;
}
