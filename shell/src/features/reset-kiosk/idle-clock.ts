import type { IdleLimits } from './idle-limits.ts';

/** `resume` follows a warning that was answered with a touch. */
export type Step = 'warn' | 'resume' | 'ask' | 'clear';

/** The stage of a kiosk since the last touch. */
export type Stage = 'waiting' | 'warned' | 'asking';

/** A kiosk's next step if no one touches it, and in how many milliseconds. */
export function nextStep(idle: number, stage: Stage, limits: IdleLimits): { step: Step; in: number } {
  const { warnAfter, askAfter, clearAfter } = limits;
  if (askAfter === null || stage === 'asking') return { step: 'clear', in: Math.max(0, clearAfter - idle) };
  if (warnAfter !== null && stage === 'waiting') return { step: 'warn', in: Math.max(0, warnAfter - idle) };
  return { step: 'ask', in: Math.max(0, askAfter - idle) };
}

/** Counts the time since the last touch. */
export interface IdleClock {
  /** Someone is here: the count starts again. */
  touch(): void;
  setAsking(isAsking: boolean): void;
  /** Milliseconds until the screen is cleared if no one touches it. */
  timeLeft(): number;
  stop(): void;
}

/**
 * Starts counting. `onStep` warns, asks or clears; if there is a question, it clears only while that is on the screen.
 */
export function createIdleClock(limits: IdleLimits, onStep: (step: Step) => void): IdleClock {
  let since = performance.now();
  let stage: Stage = 'waiting';
  let timer: ReturnType<typeof setTimeout>;
  const idle = () => performance.now() - since;

  function wait(): void {
    clearTimeout(timer);
    const next = nextStep(idle(), stage, limits);
    if (next.in > 0) {
      timer = setTimeout(wait, next.in);
      return;
    }
    onStep(next.step);
    if (next.step === 'warn') {
      stage = 'warned';
      wait();
    }
  }

  timer = setTimeout(wait);
  return {
    // A running timer checks again when it is due, so that the many events of a gesture cost nothing.
    touch() {
      since = performance.now();
      if (stage !== 'warned') return;
      stage = 'waiting';
      onStep('resume');
    },
    setAsking(isAsking) {
      stage = isAsking ? 'asking' : 'waiting';
      wait();
    },
    timeLeft: () => limits.clearAfter - idle(),
    stop: () => clearTimeout(timer),
  };
}
