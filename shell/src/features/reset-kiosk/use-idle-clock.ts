import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { createIdleClock, type IdleClock, type Step } from './idle-clock.ts';
import type { IdleLimits } from './idle-limits.ts';

/** Events that show a person is here (decisions 44): on-screen keys may only send `input`, a switch only `click`. */
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
  /** `null` = the clock pauses; afterwards it starts again. */
  limits: IdleLimits | null;
  isAsking: boolean;
  onStep(step: Step): void;
  /** The clock pauses, or starts again with other limits. */
  onStop(): void;
}

/** Runs the clock of a kiosk. Returns how many milliseconds are left until it clears the screen. */
export function useIdleClock({ limits, isAsking, onStep, onStop }: Options): () => number {
  const clock = useRef<IdleClock | null>(null);
  const takeStep = useEffectEvent(onStep);
  const rest = useEffectEvent(onStop);

  useEffect(() => {
    if (!limits) return;
    const running = createIdleClock(limits, (step) => takeStep(step));
    clock.current = running;
    const hasMoved = noticeMoves();
    const touch = (event: Event) => hasMoved(event) && running.touch();
    for (const type of TOUCHES) window.addEventListener(type, touch, { capture: true, passive: true });
    return () => {
      clock.current = null;
      running.stop();
      rest();
      for (const type of TOUCHES) window.removeEventListener(type, touch, { capture: true });
    };
  }, [limits]);

  useEffect(() => {
    if (limits) clock.current?.setAsking(isAsking);
  }, [limits, isAsking]);

  return useCallback(() => clock.current?.timeLeft() ?? Number.POSITIVE_INFINITY, []);
}

/** Browsers report a still pointer when the page moves under it: that is no touch. */
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
