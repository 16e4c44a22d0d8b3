import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { usePlatform } from '../platform-context.ts';

/**
 * State of a form that survives the reload a lost session forces (decisions 11). Not for card or bank inputs.
 * @param form names the form within the product.
 * @param restore makes a state from what was stored, `null` when it does not fit any more.
 */
export function useDraftedState<State>(
  form: string,
  initial: State | (() => State),
  restore: (stored: unknown) => State | null,
): [State, Dispatch<SetStateAction<State>>] {
  const { drafts } = usePlatform();
  const [state, setState] = useState<State>(() => {
    const stored = drafts.take(form);
    const restored = stored === null ? null : restore(stored);
    return restored ?? (initial instanceof Function ? initial() : initial);
  });
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);
  useEffect(() => drafts.follow(form, () => latest.current), [drafts, form]);
  return [state, setState];
}
