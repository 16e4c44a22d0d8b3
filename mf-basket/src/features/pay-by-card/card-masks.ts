import { cardBrand } from './card-rules.ts';

/** Argument of a mask's `dispatch`. */
interface DynamicMask {
  value: string;
  compiledMasks: { isShort: boolean }[];
}

/** Groups of four, or 4-6-5 for the brands that are embossed so. */
export const cardNumberMask = {
  mask: [
    { mask: '0000 000000 00000', isShort: true },
    { mask: '0000 0000 0000 0000 000', isShort: false },
  ],
  dispatch(appended: string, masked: DynamicMask) {
    const gaps = cardBrand(masked.value + appended)?.gaps ?? [];
    return masked.compiledMasks.find(({ isShort }) => isShort === (gaps[1] === 10));
  },
};

/** An expiry pasted or filled in by the browser in another form, as MM/YY: `1/2030`, `2030-01`. */
export function readPastedExpiry(text: string): string {
  const monthFirst = /^\s*(\d{1,2})\s*[/\-. ]\s*(?:20)?(\d{2})\s*$/.exec(text);
  if (monthFirst) return `${monthFirst[1]?.padStart(2, '0')}/${monthFirst[2]}`;
  const yearFirst = /^\s*20(\d{2})\s*[/\-.]\s*(\d{1,2})\s*$/.exec(text);
  return yearFirst ? `${yearFirst[2]?.padStart(2, '0')}/${yearFirst[1]}` : text;
}

/** Takes an expiry as people type it, key by key: `0130`, `1/30`, `01/2030`. */
export const expiryMask = {
  mask: /^\d{0,2}(?:\d{0,4}|\/\d{0,4})$/,
  prepare: readPastedExpiry,
  prepareChar: (typed: string) => (/[-. ]/.test(typed) ? '/' : typed),
};

/** Formats an expiry date while it is typed, as MM/YY: the month gets its zero, and the year loses its century. */
export function formatExpiry(typed: string): string {
  const [month = '', year] = typed.includes('/') ? typed.split('/') : [typed.slice(0, 2), typed.slice(2)];
  if (!typed.includes('/') && !year) return typed;
  const digits = year ?? '';
  return `${month.padStart(2, '0')}/${/^20\d\d$/.test(digits) ? digits.slice(2) : digits}`;
}

/** Digits as many as the brand has, and the failing code where the test mode accepts it. */
export function securityCodeMask(codeLength: number | null, acceptsFailingCode: boolean) {
  const digits = `\\d{0,${codeLength ?? 4}}`;
  return {
    mask: new RegExp(acceptsFailingCode ? `^(?:${digits}|F|FA|FAI|FAIL)$` : `^${digits}$`),
    prepareChar: (typed: string) => typed.toUpperCase(),
  };
}
