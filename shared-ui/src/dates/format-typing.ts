import { typedDay, wireDayOfTyped } from 'shared-contracts/dates';

const SLASHED = /^\d{1,2}\/\d{1,2}\/\d{4}$/;

/**
 * What a DD/MM/YYYY input shows after an edit. A character typed at the end brings its slashes along; a whole day that
 * arrives at once in another form, pasted or filled in by the browser, is turned over; every other edit, in the middle
 * or taking something away, stays as it was made, so that the caret is never moved from under the typing.
 */
export function formatTyping(before: string, after: string): string {
  if (after.length === before.length + 1 && after.startsWith(before)) return typeOn(before, after.slice(-1));
  const day = after.length < before.length || SLASHED.test(after) ? null : wireDayOfTyped(after);
  return day ? typedDay(day) : after;
}

function typeOn(before: string, character: string): string {
  const parts = before.split('/');
  const last = parts.at(-1) ?? '';
  const isYear = parts.length === 3;
  if (/[\s./-]/.test(character)) {
    if (last === '' || isYear) return before;
    const isNumber = /^\d\d?$/.test(last);
    return isNumber ? `${[...parts.slice(0, -1), last.padStart(2, '0')].join('/')}/` : before + character;
  }
  const isFull = !isYear && /^\d\d$/.test(last);
  return isFull && /\d/.test(character) ? `${before}/${character}` : before + character;
}
