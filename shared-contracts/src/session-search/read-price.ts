/** A price in whole pounds that the search can ask for. */
const HIGHEST = 999;

const POUNDS = '(\\d{1,4}(?:\\.\\d{1,2})?)';
const AT_MOST = '(?:under|below|less than|up to|max(?:imum)?|at most|no more than|cheaper than|for)';
const LIMITS = [
  `(?:${AT_MOST} )?£ ?${POUNDS}(?: or (?:less|under|below))?`,
  `${AT_MOST} ${POUNDS} ?(?:pounds?|quid)`,
].map((pattern) => new RegExp(`(?:^| )${pattern}(?= |$)`));

/** `Free` before or after the other words; `free weights` are something else. */
const FREE =
  /^(?:for )?free(?: of charge)?(?= (?!weights?|running|diving|play|flow|kicks?|throws?|climb(?:ing)?)|$)|(?: for)? free(?: of charge)?$| (?:for free|free of charge)(?= |$)/;

const without = (text: string, { 0: words, index }: RegExpExecArray) =>
  `${text.slice(0, index)} ${text.slice(index + words.length)}`.replace(/\s+/g, ' ').trim();

/** A price, and the text without it. */
interface Taken {
  /** Whole pounds at most, rounded up; 0 is free of charge, `null` any price. */
  priceLimit: number | null;
  rest: string;
}

/** Takes a price in pounds out of a text. */
export function takePounds(text: string): Taken {
  for (const pattern of LIMITS) {
    const match = pattern.exec(text);
    const priceLimit = Math.ceil(Number(match?.[1]));
    if (match && priceLimit <= HIGHEST) return { priceLimit, rest: without(text, match) };
  }
  return { priceLimit: null, rest: text };
}

/** Takes `free` out of a text that has no times, days and places any more. */
export function takeFree(text: string): Taken {
  const match = FREE.exec(text);
  return match ? { priceLimit: 0, rest: without(text, match) } : { priceLimit: null, rest: text };
}
