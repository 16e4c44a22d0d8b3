import { addDays, siteDay } from 'shared-contracts/dates';
import { moveDates } from '../../support/move-dates.ts';

/** A Wednesday morning: the pictures of every run begin then, so that those of two days can be compared. */
const MOMENT = '2027-03-03T09:00:00Z';

/** The days of the pictures, YYYY-MM-DD: that of the moment, and so many days later. */
export const pictureDay = (later = 0): string => addDays(siteDay(MOMENT), later);

const NAME = 'GALLERY_MOVED_MS';

/** The time by which the dates are moved forward, in milliseconds; 0 unless a run has said otherwise. */
export const movedMs = (environment: NodeJS.ProcessEnv = process.env): number =>
  Number(environment[NAME] ?? 0);

/** Moves the dates of this process, and of every Node process that it starts from now on, to the moment of the pictures. */
export function moveToMoment(): void {
  const ms = Date.parse(MOMENT) - Date.now();
  process.env[NAME] = String(ms);
  const preload = new URL('preload.ts', import.meta.url).href;
  process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, `--import=${preload}`].filter(Boolean).join(' ');
  moveDates(ms);
}
