import { dataFields } from 'shared-contracts/api/data-fields';
import { useApiQuery } from 'shared-platform';
import { CardSkeleton } from '../../parts/card-skeleton.tsx';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { texts } from '../../texts/en.ts';
import { DetailsForm } from './details-form.tsx';

/** Loads what is asked about the person; nothing where the tenant asks nothing. */
export function MyDetails() {
  const query = useApiQuery(dataFields, { query: { onboarding_type: 'membership_purchase' } });
  if (query.state === 'loading') return <CardSkeleton label={texts.details.loading} />;
  if (!query.data) {
    return <LoadFailure title={texts.details.failed} message={query.error?.message} onRetry={query.reload} />;
  }
  return query.data.sections.length > 0 ? <DetailsForm fields={query.data} /> : null;
}
