import { useEffect, useEffectEvent } from 'react';
import { dataFields } from 'shared-contracts/api/data-fields';
import type { DataFields } from 'shared-contracts/data-fields';
import { type ApiQuery, useApiQuery } from 'shared-platform';

/** The call's arguments for what is asked of a person who has an account. */
export const ownDetails = { query: { onboarding_type: 'membership_purchase' } } as const;

/**
 * The questions about the logged-in person, with the stored answers. They are fetched again whenever a form
 * opens and when the person comes back to the page: the answers may have been saved in another tab or on another host.
 */
export function useOwnDetails(): ApiQuery<DataFields> {
  const query = useApiQuery(dataFields, ownDetails, { staleTime: 0 });
  const reload = useEffectEvent(query.reload);
  useEffect(() => {
    const comeBack = () => reload();
    window.addEventListener('focus', comeBack);
    return () => window.removeEventListener('focus', comeBack);
  }, []);
  return query;
}
