import { useSearchParams } from 'shared-platform/router';
import { useOptimisticValue } from '../../shared/use-optimistic-value.ts';

/**
 * The length for which courts of a kind are booked, in minutes; `null` where there is no choice. It is stored in the URL, so
 * that a reload, the way back and a shared link keep it.
 *
 * @param lengths those to choose from, shortest first: any other one in the URL is the first of them
 */
export function useCourtLength(facilityId: string, lengths: readonly number[]) {
  const [params, setParams] = useSearchParams();
  const key = `minutes-${facilityId}`;
  const inUrl = Number(params.get(key));
  const length = lengths.includes(inUrl) ? inUrl : (lengths[0] ?? null);
  return useOptimisticValue<number | null>(length, (minutes) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(key, String(minutes));
        return next;
      },
      { preventScrollReset: true, replace: true },
    ),
  );
}
