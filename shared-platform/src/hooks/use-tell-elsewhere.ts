import type { ValidationMessages } from 'shared-contracts/envelope';
import { useUnmatchedErrorToast } from './use-unmatched-error-toast.ts';

/**
 * @deprecated Remotes released as 0.1.0 call this; it goes once none of them is served any more. Use
 * `useFormErrors` of `shared-platform/forms`.
 */
export function useTellElsewhere(): (messages: ValidationMessages, ownKeys: ReadonlySet<string>) => void {
  const toastUnmatched = useUnmatchedErrorToast();
  return (messages, ownKeys) =>
    toastUnmatched(Object.fromEntries(Object.entries(messages).filter(([key]) => !ownKeys.has(key))));
}
