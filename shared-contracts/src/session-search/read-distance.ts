import { RADIUS } from '../nearby-venues.ts';

/** `within 3 miles of`, `within 3 miles`, `3 miles from`; a `5 mile run` is a class. */
const DISTANCE =
  /(?:^| )(?:within (\d\d?) ?mi(?:les?)?( (?:of|from))?|(\d\d?) ?mi(?:les?)?( (?:of|from|around)))(?= |$)/i;

/** Takes `within 3 miles of` out of a search text; the place that follows is near. */
export const plainDistance = (text: string): string =>
  text
    .replace(DISTANCE, (_all, _within, of?: string, _miles?: string, from?: string) =>
      (of ?? from) ? ' near' : '',
    )
    .trim();

/** Miles that a search text names, in whole miles that a search may have; `null` if there are none. */
export function milesIn(text: string | null): number | null {
  const [, within, , away] = DISTANCE.exec(text ?? '') ?? [];
  const miles = within ?? away;
  if (miles === undefined) return null;
  return Math.min(RADIUS.largest, Math.max(RADIUS.smallest, Number(miles)));
}

/** A search text with other miles in place of those that it names, if it names any: `yoga within 7 miles of M33`. */
export const withMiles = (text: string, miles: number): string =>
  text.replace(DISTANCE, (words) =>
    words.replace(/\d\d? ?mi(?:les?)?/i, `${miles} ${miles === 1 ? 'mile' : 'miles'}`),
  );
