import { displayDay, siteDay, siteTime, weekday } from 'shared-contracts/dates';
import type { Lead } from './letter.ts';
import { mailTexts } from './texts.ts';

/** `Wed 10 Jun 2026`. */
export const dayText = (at: Date | string): string =>
  mailTexts.day(weekday(siteDay(at), 'short'), displayDay(siteDay(at)));

/** `Wed 10 Jun 2026 at 18:00`. */
export const momentText = (at: Date | string): string => mailTexts.at(dayText(at), siteTime(at));

/** The same as what is seen first in a panel: the day, then the time. */
export const momentLead = (label: string, at: Date): Lead => ({
  label,
  value: dayText(at),
  more: mailTexts.atTime(siteTime(at)),
});

/** A visit as what is seen first in a panel: the day, then from when to when. */
export const timesLead = (label: string, startsAt: Date | string, endsAt: Date | string): Lead => ({
  label,
  value: dayText(startsAt),
  more: mailTexts.fromTo(siteTime(startsAt), siteTime(endsAt)),
});

/** `Wed 10 Jun 2026, 18:00 to 19:00`. */
export const timesText = (startsAt: Date | string, endsAt: Date | string): string =>
  mailTexts.times(dayText(startsAt), siteTime(startsAt), siteTime(endsAt));
