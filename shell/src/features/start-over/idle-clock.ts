import type { IdleLimits } from './idle-limits.ts';

type Step = 'ask' | 'clear';

/** What a kiosk does next if nobody touches it, and in how many milliseconds. */
export function nextStep(idle: number, isAsking: boolean, limits: IdleLimits): { step: Step; in: number } {
  const { askAfter, clearAfter } = limits;
  if (askAfter === null || isAsking) return { step: 'clear', in: Math.max(0, clearAfter - idle) };
  return { step: 'ask', in: Math.max(0, askAfter - idle) };
}

/** Counts how long nobody has touched the screen. */
export interface IdleClock {
  /** Somebody is here: the count starts anew. */
  touch(): void;
  setAsking(isAsking: boolean): void;
  /** Milliseconds until the screen is cleared if nobody touches it. */
  timeLeft(): number;
  stop(): void;
}

/** Starts counting. `onStep` asks or clears; it clears only while the question is on the screen, where there is one. */
export function createIdleClock(limits: IdleLimits, onStep: (step: Step) => void): IdleClock {
  let since = performance.now();
  let isAsking = false;
  let timer: ReturnType<typeof setTimeout>;
  const idle = () => performance.now() - since;

  function wait(): void {
    clearTimeout(timer);
    const next = nextStep(idle(), isAsking, limits);
    if (next.in > 0) timer = setTimeout(wait, next.in);
    else onStep(next.step);
  }

  timer = setTimeout(wait);
  return {
    // A running timer looks again when it is due, so that the many events of a gesture cost nothing.
    touch() {
      since = performance.now();
    },
    setAsking(asking) {
      isAsking = asking;
      wait();
    },
    timeLeft: () => limits.clearAfter - idle(),
    stop: () => clearTimeout(timer),
  };
}
