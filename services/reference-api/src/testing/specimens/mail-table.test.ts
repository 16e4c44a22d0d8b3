import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { letters } from '../../letters.ts';
import { mailSpecimens, type Specimen } from './mail-specimens.ts';

const TENANTS = ['harbour', 'northpeak', 'riverside'];

/** The rows of docs/mails.md: the kind, then what is in it. */
const rows = readFileSync(path.resolve(import.meta.dirname, '../../../../../docs/mails.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, kind = '', , , code, calendar, money, link]) => ({
    kind: kind.replaceAll('`', ''),
    hasCode: code === 'yes',
    calendar,
    hasMoney: money === 'yes',
    hasLink: link === 'yes',
  }));

let specimens: Specimen[];
beforeAll(async () => {
  specimens = await mailSpecimens();
});

it('every kind of mail has a row, and every row a kind', () => {
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(letters).toSorted());
});

it('every kind has a specimen in every brand', () => {
  for (const { kind } of rows) {
    const tenants = specimens.filter((each) => each.kind === kind).map(({ tenant }) => tenant);
    expect([kind, [...new Set(tenants)].toSorted()]).toEqual([kind, TENANTS]);
  }
});

it.each(rows)('$kind holds what its row says, in both of its parts', ({ kind, ...row }) => {
  for (const { mail } of specimens.filter((each) => each.kind === kind)) {
    const { text, html, attachments } = mail;
    expect(/^(Entry code|Member number): \S+$/m.test(text)).toBe(row.hasCode);
    expect(/>(Entry code|Member number)</.test(html)).toBe(row.hasCode);
    expect(/£\d/.test(text)).toBe(row.hasMoney);
    expect(/^http\S+$/m.test(text)).toBe(row.hasLink);
    expect(/href="http/.test(html)).toBe(row.hasLink);
    const method = /method=(\w+)/.exec(attachments[0]?.contentType ?? '')?.[1] ?? 'no';
    expect(method.toLowerCase()).toBe(row.calendar);
    expect(mail.unsubscribeUrl !== null).toBe(kind === 'booking-reminder');
    expect(html).toContain(`<title>`);
    expect(`${text}${html}`).not.toMatch(/undefined|null|NaN|\[object/);
    expect(`${text}${html}`).not.toContain('66374958');
  }
});
