import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { createIdleClock, type IdleClock } from './idle-clock.ts';
import type { IdleLimits } from './idle-limits.ts';

/** What tells that somebody is here (decisions 44): keys on a screen may send `input` alone, a switch `click` alone. */
const TOUCHES = [
  'pointerdown',
  'pointermove',
  'click',
  'keydown',
  'input',
  'touchstart',
  'touchmove',
  'wheel',
  'scroll',
];

interface Options {
  /** `null` = the clock rests; afterwards it starts anew. */
  limits: IdleLimits | null;
  isAsking: boolean;
  onAsk(): void;
  onClear(): void;
}

/** Runs the clock of a kiosk. Returns how many milliseconds are left until it clears the screen. */
export function useIdleClock({ limits, isAsking, onAsk, onClear }: Options): () => number {
  const clock = useRef<IdleClock | null>(null);
  const ask = useEffectEvent(onAsk);
  const clear = useEffectEvent(onClear);

  useEffect(() => {
    if (!limits) return;
    const running = createIdleClock(limits, (step) => (step === 'ask' ? ask() : clear()));
    clock.current = running;
    const hasMoved = noticeMoves();
    const touch = (event: Event) => hasMoved(event) && running.touch();
    for (const type of TOUCHES) window.addEventListener(type, touch, { capture: true, passive: true });
    return () => {
      clock.current = null;
      running.stop();
      for (const type of TOUCHES) window.removeEventListener(type, touch, { capture: true });
    };
  }, [limits]);

  useEffect(() => {
    if (limits) clock.current?.setAsking(isAsking);
  }, [limits, isAsking]);

  return useCallback(() => clock.current?.timeLeft() ?? Number.POSITIVE_INFINITY, []);
}

/** Browsers report a pointer that rests when the page moves under it: that is nobody's touch. */
function noticeMoves(): (event: Event) => boolean {
  let last = '';
  return (event) => {
    if (event.type !== 'pointermove') return true;
    const { screenX, screenY } = event as PointerEvent;
    const here = `${screenX} ${screenY}`;
    if (here === last) return false;
    last = here;
    return true;
  };
}
