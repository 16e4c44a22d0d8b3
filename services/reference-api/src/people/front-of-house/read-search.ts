/** Parts of a customer's name, phone number or postcode, as typed at the desk. */
export interface CustomerSearch {
  /** In lower case without accents; each begins a part of the name. */
  words: string[];
  /** At least five digits of the phone number, without what stands before the area code; `null` for none. */
  digits: string | null;
  /** The beginning of a postcode in upper case, without spaces; `null` for none. */
  postcode: string | null;
}

const SHORTEST_WORDS = 3;
const SHORTEST_NUMBER = 5;
/** An outward code at least, as `M33`, and as much of the inward one as is known. */
const POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]?(\d[A-Z]{0,2})?$/;
/** Digits with what people write between them. */
const PHONE = /^[+\d][\d\s()./-]*$/;
export const ACCENTS = '[\u0300-\u036f]';

const folded = (text: string) => text.toLowerCase().normalize('NFD').replaceAll(new RegExp(ACCENTS, 'g'), '');

/** Search for what was typed; `null` where that is so little that it would list half of the customers. */
export function readSearch(typed: string): CustomerSearch | null {
  const text = typed.trim();
  const number = text
    .replace('(0)', '')
    .replaceAll(/\D/g, '')
    .replace(/^(?:00)?44|^0/, '');
  const isNumber = PHONE.test(text);
  const digits = isNumber && number.length >= SHORTEST_NUMBER ? number : null;
  const compact = text.toUpperCase().replaceAll(/\s/g, '');
  const postcode = POSTCODE.test(compact) ? compact : null;
  const words = isNumber || postcode ? [] : folded(text).split(/[\s-]+/);
  const isEnough = digits || postcode || words.join('').length >= SHORTEST_WORDS;
  return isEnough ? { words, digits, postcode } : null;
}
