import { type KeyboardEvent, useRef } from 'react';

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The index a key moves to among `count` choices, round the ends; undefined for other keys. */
export function nextIndex(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step === undefined ? undefined : (current + step + count) % count;
}

/** One tab stop for a group of choices: arrows, Home and End move focus and choose (WAI-ARIA radio group). */
export function useRovingFocus(count: number, selected: number, choose: (index: number) => void) {
  const items = useRef<(HTMLElement | null)[]>([]);
  const stop = selected < 0 ? 0 : selected;
  return (index: number) => ({
    ref: (node: HTMLElement | null) => {
      items.current[index] = node;
    },
    tabIndex: index === stop ? 0 : -1,
    onKeyDown: (event: KeyboardEvent) => {
      const next = nextIndex(event.key, index, count);
      if (next === undefined) return;
      event.preventDefault();
      items.current[next]?.focus();
      choose(next);
    },
  });
}
