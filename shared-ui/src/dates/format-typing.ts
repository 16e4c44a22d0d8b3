import { formatDayInput, parseDayInput } from 'shared-contracts/dates';

const SLASHED = /^\d{1,2}\/\d{1,2}\/\d{4}$/;

/**
 * Value of a DD/MM/YYYY input after an edit. A character typed at the end gets its slashes; a whole day in
 * another format, pasted or filled in by the browser, is converted; every other edit, in the middle or a deletion, stays
 * as it is, so that the caret never moves while typing.
 */
export function formatTyping(before: string, after: string): string {
  if (after.length === before.length + 1 && after.startsWith(before)) return typeOn(before, after.slice(-1));
  const day = after.length < before.length || SLASHED.test(after) ? null : parseDayInput(after);
  return day ? formatDayInput(day) : after;
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
