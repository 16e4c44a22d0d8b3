import { useCallback } from 'react';
import type { ValidationMessages } from 'shared-contracts/envelope';
import { useToast } from './platform-hooks.ts';

/**
 * Lists the messages that no field of a form shows in the 'Validation errors' toast (decisions 10). The function it
 * returns does nothing when there are none.
 */
export function useUnmatchedErrorToast(): (unmatched: ValidationMessages) => void {
  const toast = useToast();
  return useCallback(
    (unmatched) => {
      if (Object.keys(unmatched).length > 0)
        toast({ content: '', type: 'danger', validationMessages: unmatched });
    },
    [toast],
  );
}
