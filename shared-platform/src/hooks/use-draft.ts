import { useEffect, useEffectEvent, useRef } from 'react';
import { usePlatform } from '../platform-context.ts';
import { usePersonState } from './use-person-state.ts';

/**
 * Lets what a page holds elsewhere survive the reload a lost session forces (decisions 11). Not for card or bank inputs.
 * @param form names it within the product.
 * @param value what would be stored now.
 * @param restore gets back, once, what was stored.
 */
export function useDraft(form: string, value: unknown, restore: (stored: unknown) => void): void {
  const { drafts } = usePlatform();
  const { generation } = usePersonState();
  const latest = useRef(value);
  const giveBack = useEffectEvent(restore);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was put aside for a person comes back with them
  useEffect(() => {
    const stored = drafts.take(form);
    if (stored !== null) giveBack(stored);
    return drafts.follow(form, () => latest.current);
  }, [drafts, form, generation]);
}
