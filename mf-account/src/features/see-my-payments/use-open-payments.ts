import { useEffect, useRef } from 'react';
import { type OpenPayment, openPayments, paidOrders } from 'shared-contracts/api/payments';
import { useApi, useApiQuery } from 'shared-platform';

interface OpenPaymentsOfPerson {
  isLoading: boolean;
  /** `null` while they are not known, too. */
  payments: readonly OpenPayment[] | null;
  /** True if they could not be loaded. */
  isFailed: boolean;
  reload(): void;
}

/**
 * The person's payments that have not ended yet. An API that does not know the call has none. When one ends, the orders
 * are requested again.
 */
export function useOpenPayments(): OpenPaymentsOfPerson {
  const api = useApi();
  const { state, data, error, reload } = useApiQuery(openPayments, {}, { staleTime: 0 });
  const shown = useRef<string | null>(null);
  const ids = data?.map(({ id }) => id).join(' ') ?? null;
  useEffect(() => {
    if (ids === null) return;
    if (shown.current !== null && shown.current !== ids) api.invalidate(paidOrders);
    shown.current = ids;
  }, [api, ids]);
  return {
    isLoading: state === 'loading',
    payments: data ?? (error?.kind === 'not-found' ? [] : null),
    isFailed: state === 'error' && error?.kind !== 'not-found',
    reload,
  };
}
