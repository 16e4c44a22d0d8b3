import type { SessionDetail } from 'shared-contracts/api/activities';
import { durationMinutes, siteDay, siteTime } from 'shared-contracts/dates';
import { longDay, sessionDay, sessionTime, unbrokenDay } from '../../shared/session-time.ts';
import { texts as words } from '../../texts/session.ts';

/** The gender restriction in words; `null` = everyone. */
export function genderText(restriction: SessionDetail['genderRestriction']): string | null {
  if (restriction === null) return null;
  return restriction === 'FemaleOnly' ? words.femaleOnly : words.maleOnly;
}

/** `Saturday 21 Nov 2026, 18:30–19:15 (45 minutes)`. */
export function whenText(session: SessionDetail['session']): string {
  const length = words.minutes(durationMinutes(session.duration)).replace(' ', '\u00a0');
  return `${longDay(sessionDay(session))}, ${sessionTime(session)} (${length})`;
}

/** Until when cancelling is free, as an exact moment; `null` once it is not. */
export function freeUntilText({ freeUntil }: SessionDetail['cancellation']): string | null {
  return freeUntil && words.freeUntil(unbrokenDay(siteDay(freeUntil)), siteTime(freeUntil));
}
