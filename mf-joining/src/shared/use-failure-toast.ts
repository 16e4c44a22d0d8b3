import { useEffect } from 'react';
import { type ApiError, useToast } from 'shared-platform';

/** Tells once of every failure, besides what is in its place on the page (shell specification 8). */
export function useFailureToast(error: ApiError | null, content: string): void {
  const toast = useToast();
  useEffect(() => {
    if (error) toast({ content, type: 'danger' });
  }, [error, content, toast]);
}
