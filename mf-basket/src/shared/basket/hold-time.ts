/** Whole minutes before the end at which the time left is said aloud. */
const SPOKEN_MINUTES = [5, 1] as const;

export interface HoldTime {
  /** `9:05`. */
  clock: string;
  hasEnded: boolean;
  /** The last of the spoken marks that was passed: minutes, 0 at the end; `null` before the first. */
  spokenMark: number | null;
}

/** @param leftMs milliseconds until the earliest hold runs out, negative when it has. */
export function holdTime(leftMs: number): HoldTime {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  if (seconds === 0) return { clock, hasEnded: true, spokenMark: 0 };
  const spokenMark = SPOKEN_MINUTES.findLast((minutes) => seconds <= minutes * 60) ?? null;
  return { clock, hasEnded: false, spokenMark };
}
