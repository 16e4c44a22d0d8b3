import { reportingTexts } from '../texts/en.ts';
import type { Entry } from './entries.ts';

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const element = (name: string, value: string | number) =>
  `<${name}>${String(value).replaceAll(/[&<>]/g, (sign) => SIGNS[sign] ?? sign)}</${name}>`;

const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** `22/11/2026 09:05:00.000`, by the clock of London. */
const shownTime = (time: number) => `${day.format(time).replace(',', '')}.000`;

const answer = (content: string, now: number) =>
  `<vspaccess><errorcode>0000</errorcode>${content}${element('timestamp', shownTime(now).slice(0, -4))}</vspaccess>`;

/** A refusal; numbers other than 0043 are the sandbox's own. */
export const refusal = (code: keyof typeof reportingTexts.errors): string =>
  `<vspaccess>${element('errorcode', code)}${element('error', reportingTexts.errors[code])}</vspaccess>`;

const shared = (entry: Entry) =>
  element('vpstxid', entry.transactionId) +
  element('vendortxcode', entry.vendorTxCode) +
  element('transactiontype', entry.type) +
  element('amount', (entry.amount / 100).toFixed(2)) +
  element('currency', entry.currency) +
  element('started', shownTime(entry.createdAt));

export function detailAnswer(entry: Entry, now: number): string {
  const state =
    element('txstateid', entry.state) +
    element('status', reportingTexts.states[entry.state]) +
    element('completed', shownTime(entry.createdAt)) +
    element('last4digits', entry.lastFourDigits);
  return answer(shared(entry) + state, now);
}

/** The rows from the first to the last that were asked for, counted from one. */
export function listAnswer(entries: readonly Entry[], first: number, last: number, now: number): string {
  const rows = entries.slice(first - 1, last).map((entry, index) => {
    const row = element('rownumber', first + index) + shared(entry);
    return `<transaction>${row}</transaction>`;
  });
  const counts =
    element('startrow', first) +
    element('endrow', Math.min(last, entries.length)) +
    element('totalrows', entries.length);
  return answer(`<transactions>${counts}${rows.join('')}</transactions>`, now);
}

/** `22/11/2026 09:05:00` as it sorts: `2026-11-22 09:05:00`. */
export const sortable = (time: string): string =>
  time.replace(/^(\d\d)\/(\d\d)\/(\d{4})/, '$3-$2-$1').slice(0, 19);
export const sortableTime = (time: number): string => sortable(shownTime(time));
