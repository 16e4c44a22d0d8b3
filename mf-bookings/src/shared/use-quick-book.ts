import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AddItem } from 'shared-contracts/api/add-item';
import { useBus, useToast } from 'shared-platform';
import { texts } from '../texts/en.ts';

/** The container of a button: the row of a timetable, or a part of a screen. */
const AROUND = 'li, section';

/**
 * Has the basket's owner book something at once, who asks the person to confirm it. Once it is booked the button is
 * gone, and the focus goes to what is left around it.
 */
export function useQuickBook(button: RefObject<HTMLButtonElement | null>): {
  /** The question is on its way; a spinner behind it would say that it is still to come. */
  isOpening: boolean;
  ask(item: AddItem): void;
} {
  const bus = useBus();
  const toast = useToast();
  const [isOpening, setOpening] = useState(false);
  const leaving = useRef<AbortController>(null);
  const leftWithFocus = useRef<Element>(null);

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => {
      controller.abort();
      focusIn(leftWithFocus.current);
    };
  }, []);

  useLayoutEffect(
    () => () => {
      // Adding to the basket instead removes the button, and any focus it has.
      if (document.activeElement === button.current)
        leftWithFocus.current = button.current?.closest(AROUND) ?? null;
    },
    [button],
  );

  async function ask(item: AddItem): Promise<void> {
    const signal = leaving.current?.signal;
    if (!signal) return;
    const around = button.current?.closest(AROUND) ?? null;
    // The question takes the focus as it opens.
    const stopOnceOpen = () => document.querySelector('[role="dialog"]') && setOpening(false);
    addEventListener('focusin', stopOnceOpen);
    setOpening(true);
    const outcome = await bus.request('basket:quick-book', { item }, { signal });
    removeEventListener('focusin', stopOnceOpen);
    if (outcome.status === 'aborted') return;
    setOpening(false);
    if (outcome.status === 'unserved') return toast({ content: texts.basket.unavailable, type: 'danger' });
    if (outcome.answer.outcome !== 'booked') return;
    leftWithFocus.current = around;
    if (signal.aborted) focusIn(around);
  }

  return { isOpening, ask: (item) => void ask(item) };
}

function focusIn(around: Element | null): void {
  if (!around?.isConnected || document.activeElement !== document.body) return;
  around.querySelector<HTMLElement>('a[href], button')?.focus();
}
