import { useEffect } from 'react';
import { type ApiError, useToast } from 'shared-platform';
import { texts } from '../../../texts/en.ts';

/** Tells once of every failure that the price could not be calculated (shell specification 8). */
export function usePriceToast(error: ApiError | null): void {
  const toast = useToast();
  useEffect(() => {
    if (error) toast({ content: texts.sidebar.incalculable, type: 'danger' });
  }, [error, toast]);
}
