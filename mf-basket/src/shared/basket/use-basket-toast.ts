import { useCallback } from 'react';
import { useToast } from 'shared-platform';

/**
 * Shows a toast about the basket in place of the last one: what it said may no longer be so. A failure stays, as it may be
 * about something else.
 */
export function useBasketToast(): ReturnType<typeof useToast> {
  const toast = useToast();
  return useCallback(
    (shown) => toast(shown.type === 'danger' ? shown : { ...shown, callback: 'basket' }),
    [toast],
  );
}
