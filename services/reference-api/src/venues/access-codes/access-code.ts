import { randomInt } from 'node:crypto';

/** Six digits to type at the door. */
export function accessCode(random: (below: number) => number = randomInt): string {
  return String(random(1_000_000)).padStart(6, '0');
}
