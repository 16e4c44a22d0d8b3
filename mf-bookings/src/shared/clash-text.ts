import type { Clash } from 'shared-contracts/api/clash';
import { texts } from '../texts/en.ts';
import { sessionTime } from './session-time.ts';

/** The booking at the same time, in words; `firstName` of a linked person, `null` for oneself. */
export function clashText(clash: Clash, firstName: string | null): string {
  const { own, of } = texts.clash;
  return firstName === null
    ? own(clash.name, sessionTime(clash))
    : of(firstName, clash.name, sessionTime(clash));
}
