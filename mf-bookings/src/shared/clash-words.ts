import type { Clash } from 'shared-contracts/api/clash';
import { texts } from '../texts/en.ts';
import { sessionTime } from './session-time.ts';

/** What somebody has at the same hours; `firstName` of somebody linked, `null` for oneself. */
export function clashWords(clash: Clash, firstName: string | null): string {
  const { own, of } = texts.clash;
  return firstName === null
    ? own(clash.name, sessionTime(clash))
    : of(firstName, clash.name, sessionTime(clash));
}
