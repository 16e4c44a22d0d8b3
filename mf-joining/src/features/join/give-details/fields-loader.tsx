import type { ReactNode } from 'react';
import { dataFields, type ONBOARDING_TYPES } from 'shared-contracts/api/data-fields';
import type { DataFields } from 'shared-contracts/data-fields';
import { useApiQuery } from 'shared-platform';
import { texts } from '../../../texts/en.ts';
import { LoadFailed } from '../parts/load-failed.tsx';
import { DetailsSkeleton } from './details-skeleton.tsx';

/** The questions stay while the person answers, whatever is asked anew behind. */
const FRESH_FOR = Number.POSITIVE_INFINITY;

interface Props {
  type: (typeof ONBOARDING_TYPES)[number];
  children(fields: DataFields): ReactNode;
}

/** The server's questions of a form about the person, once they are there. */
export function FieldsLoader({ type, children }: Props) {
  const query = useApiQuery(dataFields, { query: { onboarding_type: type } }, { staleTime: FRESH_FOR });
  if (query.state === 'error')
    return (
      <LoadFailed title={texts.details.failed} message={query.error?.message} onTryAgain={query.reload} />
    );
  return query.data ? children(query.data) : <DetailsSkeleton />;
}
