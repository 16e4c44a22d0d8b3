import { siteDay } from 'shared-contracts/dates';

const HOUR_MS = 3_600_000;

/**
 * Fills the timetable again on every new day of the site. Answers the function that stops.
 * @param onError called when filling fails; it is tried again an hour later.
 */
export function refillDaily(
  now: () => Date,
  fill: (at: Date) => Promise<unknown>,
  onError: (error: unknown) => void,
) {
  let filledFor = siteDay(now());
  const timer = setInterval(async () => {
    const at = now();
    if (siteDay(at) === filledFor) return;
    try {
      await fill(at);
      filledFor = siteDay(at);
    } catch (error) {
      onError(error);
    }
  }, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
