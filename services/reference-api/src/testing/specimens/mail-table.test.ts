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
    /** `some`: only where a late cancellation costs a charge. */
    money,
    hasLink: link === 'yes',
  }));

/** Every way in which a mail could name a tenant: brand, business, phone, address, customer ID, host. */
const marksOf: Record<string, RegExp> = {
  riverside: /riverside|\bRIV-?\w{3}|0161 496|Weir House|Sale Leisure/i,
  northpeak: /northpeak|\bNOR-?\w{3}\d|0131 496|Ridge Lane|SC099902/i,
  harbour: /harbour|\bHAR-?\w{3}\d|0117 496|Chandlery/i,
};

/** Random characters of one-time links, which spell anything now and then. */
const SECRET = /(?<=#)[\w-]{43}/g;

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
    expect(/^(Entry code(?: for .+)?|Member number): \S+$/m.test(text)).toBe(row.hasCode);
    expect(/>(Entry code(?: for [^<]+)?|Member number)</.test(html)).toBe(row.hasCode);
    if (row.money !== 'some') expect(/£\d/.test(text)).toBe(row.money === 'yes');
    expect(/^http\S+$/m.test(text)).toBe(row.hasLink);
    expect(/href="http/.test(html)).toBe(row.hasLink);
    const method = /method=(\w+)/.exec(attachments[0]?.contentType ?? '')?.[1] ?? 'no';
    expect(method.toLowerCase()).toBe(row.calendar);
    expect(mail.unsubscribeUrl !== null).toBe(kind === 'booking-reminder');
    expect(html).toContain(`<title>`);
    const both = `${text}${html}`.replace(SECRET, '');
    expect(both).not.toMatch(/undefined|null|NaN|\[object/);
    expect(both).not.toContain('66374958');
  }
});

/** Every link to the web in a mail's HTML, the buttons among them. */
const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a href="(http[^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
const BUTTON = /<table[^>]* class="button"[^>]*><tr><td[^>]*><a href="(http[^"]+)"/g;

it.each(rows)('$kind has one button, and its links are in the plain text too', ({ kind }) => {
  for (const { mail, tenant } of specimens.filter((each) => each.kind === kind)) {
    const { html, text } = mail;
    expect(html.match(BUTTON)).toHaveLength(1);
    const links = linksIn(html);
    expect(text.match(/^http\S+$/gm)).toEqual(links);
    for (const link of links) {
      expect(new URL(link).host).toMatch(new RegExp(`^[a-z-]+\\.${tenant}\\.localhost:8080$`));
    }
  }
});

it('a mail says its button in the same words in both parts', () => {
  for (const { mail } of specimens) {
    const [, words = ''] = /class="button"[^>]*><tr><td[^>]*><a [^>]*>([^<]+)<\/a>/.exec(mail.html) ?? [];
    expect(mail.text).toContain(`\n\n${words}:\nhttp`);
  }
});

it('mail to staff names no customer ID, and leads to the desk', () => {
  const toStaff = specimens.filter(({ mail }) => mail.to === 'staff@example.com');
  expect(new Set(toStaff.map(({ kind }) => kind)).size).toBe(4);
  for (const { mail } of toStaff) {
    expect(mail.text).not.toContain('Customer ID');
    expect(linksIn(mail.html).map((link) => new URL(link).host.split('.')[0])).toEqual(['front-of-house']);
  }
});

it.each(TENANTS)('mail of %s names no other tenant, and comes from its own', (tenant) => {
  const others = TENANTS.filter((each) => each !== tenant);
  for (const { kind, mail } of specimens.filter((each) => each.tenant === tenant)) {
    const { subject, text, html, from, replyTo, attachments } = mail;
    const written = [subject, text, html, from.name, replyTo, ...attachments.map(({ content }) => content)];
    const whole = written.join('\n').replaceAll(SECRET, '');
    for (const other of others) expect([kind, marksOf[other]?.exec(whole)?.[0]]).toEqual([kind, undefined]);
    expect(marksOf[tenant]?.test(`${from.name} ${replyTo}`)).toBe(true);
  }
});

it('no subject names a class, which may be about health: a lock screen shows it to others', () => {
  for (const { mail, kind } of specimens.filter((each) =>
    /booking|class|place|no-show|order/.test(each.kind),
  )) {
    const [, title = ''] = /<h2[^>]*>([^<]+)<\/h2>/.exec(mail.html) ?? [];
    expect([kind, title]).not.toEqual([kind, '']);
    expect(mail.subject).not.toContain(title);
  }
});

it('prints no list of hyphens', () => {
  for (const { kind, mail } of specimens) {
    expect([kind, /(?:<p[^>]*>|<br>)\s*- /.test(mail.html)]).toEqual([kind, false]);
    expect([kind, /^- /m.test(mail.text)]).toEqual([kind, false]);
  }
});

it('the Guarantee is a list under its own heading, and its terms have headings', () => {
  const notices = specimens.filter(({ kind }) => kind.startsWith('direct-debit-'));
  expect(notices).toHaveLength(9);
  for (const { mail } of notices) {
    expect(mail.html).toMatch(/<h2[^>]*>The Direct Debit Guarantee<\/h2>\s*<ul[^>]*><li/);
    expect(mail.html.match(/<li/g)).toHaveLength(4);
    expect(mail.html).toMatch(/<h3[^>]*>Your first payment<\/h3>/);
    expect(mail.text).toContain('The Direct Debit Guarantee\n==========================\n\n• This Guarantee');
  }
});

const headlineOf = ({ html }: { html: string }) =>
  /<h1[^>]*>(.+)<\/h1>/.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '');

it('a cancelled booking with a refund and a charge opens with the charge, and says what comes back and what is to pay, with no sum of both', () => {
  for (const { mail, isVariant } of specimens.filter(({ kind }) => kind === 'booking-cancelled')) {
    const [, refund, charge] = /^Refund: £(\S+)\nLate charge (?:due|paid): £(\S+)$/m.exec(mail.text) ?? [];
    expect(refund).toEqual(expect.any(String));
    expect(mail.text).toContain(
      isVariant
        ? `, as you asked. It was cancelled late, so there was a £${charge} charge, which you have paid.\n\n`
        : `, as you asked. It was cancelled late, so there is a £${charge} charge to pay.\n\n`,
    );
    expect(mail.text).toContain(
      '\nRefund goes: To Visa ending 0006\nRefund arrives: Within five working days\n',
    );
    expect(new Set(mail.text.match(/(?<=£)\d+\.\d\d/g))).toEqual(new Set([refund, charge]));
    expect(mail.text.includes(`Pay £${charge} in your account:`)).toBe(!isVariant);
    expect(mail.text).toContain(
      `\nRefund: £${refund}\n${isVariant ? 'Late charge paid' : 'Late charge due'}: £${charge}\n`,
    );
  }
});

it('a payment that became no order names what was not bought, and leads to the basket that still holds it', () => {
  for (const { mail, isVariant } of specimens.filter(({ kind }) => kind === 'payment-settled')) {
    if (isVariant) {
      expect(mail.text).not.toContain('Not bought');
      continue;
    }
    expect(mail.text).toMatch(/^Not bought: .+, \w{3} \d\d \w{3} 2026$/m);
    expect(mail.text).toMatch(/Go to your basket:\nhttp:\/\/bookings\.\S+\/basket\n/);
  }
});

it('a joining in progress names the membership that was chosen, and how long it is kept', () => {
  const drafts = specimens.filter(({ kind, isVariant }) => kind.startsWith('joining-') && !isVariant);
  expect(drafts).toHaveLength(6);
  for (const { mail } of drafts) {
    expect(mail.text).toMatch(
      /\n\nThe link works once, until .+\.\n\nContinue joining:\n\S+\n\n.+\nHome centre: .+\n\n.+ saved until .+\./,
    );
  }
});

it('a letter that waits for an answer names the address it is for', () => {
  for (const { mail } of specimens.filter(({ kind }) => kind === 'confirm-email')) {
    expect(mail.text).toContain(`\nEmail: ${mail.to}\n`);
  }
});

it.each(['booking-cancelled', 'booking-reminder', 'class-cancelled', 'no-show-noted', 'place-offered'])(
  'the headline of %s names the class, which its subject does not',
  (kind) => {
    for (const { mail } of specimens.filter((each) => each.kind === kind)) {
      const [, title = ''] = /<h2[^>]*>([^<]+)<\/h2>/.exec(mail.html) ?? [];
      expect(headlineOf(mail)?.replaceAll('\u00a0', ' ')).toContain(title);
    }
  },
);

it('a cancelled class names up to three later times that can be booked, each with its page', () => {
  for (const { mail } of specimens.filter(({ kind }) => kind === 'class-cancelled')) {
    const [, times = ''] =
      /Book (?:the next date|one of the next dates)\n=+\n\n(.+)\n\nFind another class:/s.exec(mail.text) ??
      [];
    const named = times.match(/^\w{3} \d\d \w{3} 2026, 06:00 to 07:00:$/gm) ?? [];
    expect([1, 2, 3]).toContain(named.length);
    expect(times.match(/\/sessions\//g)).toHaveLength(named.length);
  }
});

it('no headline repeats the name that is above it', () => {
  for (const { kind, mail } of specimens) {
    expect([kind, headlineOf(mail)?.includes(String(mail.from.name))]).toEqual([kind, false]);
  }
});

it('contacts are named once in the words of a mail', () => {
  for (const { kind, mail } of specimens.filter((each) => /passkey|no-show|freeze|ended/.test(each.kind))) {
    expect([kind, mail.text.split(String(mail.replyTo)).length]).toEqual([kind, 2]);
  }
});

it('an order of several for one class says the class once, with the code of each person', () => {
  const several = specimens.filter(({ mail }) => mail.text.includes('\nEntry code for '));
  expect(several.map(({ kind }) => kind)).toEqual(['order-confirmed']);
  for (const { mail } of several) {
    const codes = [...mail.text.matchAll(/^Entry code for (.+): (\d+)$/gm)];
    expect(codes.map(([, person]) => person).toSorted()).toEqual(['Casey Carter', 'Mia Carter']);
    expect(new Set(codes.map(([, , code]) => code)).size).toBe(2);
    expect(mail.text.match(/^When: /gm)).toHaveLength(1);
    expect(mail.text).not.toMatch(/^For: /m);
    expect(mail.text).toMatch(/^Get directions.*:$/m);
  }
});

it('a changed account names the device, and the passkey that was changed', () => {
  const changed = specimens.filter(({ kind, isVariant }) => /^pass(?:key|word-c)/.test(kind) && !isVariant);
  expect(changed).toHaveLength(9);
  for (const { kind, mail } of changed) {
    expect(mail.text).toMatch(/\n(?:Added|Removed|Changed) using: Chrome on Windows\n/);
    expect(/\n\nPasskey: Sam’s phone\n/.test(mail.text)).toBe(kind.startsWith('passkey'));
  }
});
