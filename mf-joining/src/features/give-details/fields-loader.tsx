import type { ReactNode } from 'react';
import type { DataFields } from 'shared-contracts/data-fields';
import type { ApiQuery } from 'shared-platform';
import { FieldsSkeleton } from '../../shared/fields-skeleton.tsx';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { texts } from '../../texts/details.ts';

interface Props {
  query: ApiQuery<DataFields>;
  /** The form is longer than a view. */
  isLong?: boolean;
  children(fields: DataFields): ReactNode;
}

/** The server's questions of a form about the person, once they are there. */
export function FieldsLoader({ query, isLong = false, children }: Props) {
  if (query.state === 'error')
    return <LoadFailed title={texts.failed} message={query.error?.message} onTryAgain={query.reload} />;
  return query.data ? children(query.data) : <FieldsSkeleton isLong={isLong} />;
}
