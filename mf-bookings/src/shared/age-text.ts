import type { ScheduledSession } from 'shared-contracts/api/activities';
import { texts } from '../texts/en.ts';

const words = texts.session;

/** The age range in words; `null` = everyone. */
export function ageText({ minValue, maxValue }: ScheduledSession['ageRange']): string | null {
  if (minValue !== null && maxValue !== null) return words.ageBetween(minValue, maxValue);
  // Everyone has an age of 0 at least.
  if (minValue) return words.ageFrom(minValue);
  return maxValue === null ? null : words.ageTo(maxValue);
}
