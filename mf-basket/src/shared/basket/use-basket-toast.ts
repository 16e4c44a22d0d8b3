import { useCallback } from 'react';
import { useToast } from 'shared-platform';

/** Shows a toast about the basket in place of the last one: what it said may no longer be so. */
export function useBasketToast(): ReturnType<typeof useToast> {
  const toast = useToast();
  return useCallback((shown) => toast({ ...shown, callback: 'basket' }), [toast]);
}
