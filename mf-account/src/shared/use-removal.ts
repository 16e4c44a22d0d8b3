import { useEffect, useState } from 'react';
import { type ApiError, useToast } from 'shared-platform';

type Removed<Item> = { ok: true; data: Item[] } | { ok: false; error: ApiError };

/**
 * Removes one of a list. What is removed elsewhere in the meantime is gone as well.
 * @param onRemoved passed those that are left, `null` where they have to be asked for; keeps its identity.
 * @returns answers whether it is gone.
 */
export function useRemoval<Item>(onRemoved: (left: Item[] | null) => void) {
  const toast = useToast();
  const [outcome, setOutcome] = useState<{ left: Item[] | null } | null>(null);
  // A dialog gives the focus back to the button of its row, and a button shows that it is done: then the row can go.
  useEffect(() => {
    if (outcome) onRemoved(outcome.left);
  }, [outcome, onRemoved]);

  return (result: Removed<Item>, done: string): void => {
    if (!result.ok && result.error.kind !== 'not-found') return;
    toast({ content: done, type: 'success' });
    setOutcome({ left: result.ok ? result.data : null });
  };
}
