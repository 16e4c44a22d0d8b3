import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { simpleParser } from 'mailparser';
import { afterAll, expect, it } from 'vitest';
import type { Mail } from './mail.ts';
import { outboxFolder } from './outbox-folder.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'touchline-outbox-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const mail: Mail = {
  id: '5f0c',
  kind: 'reset-password',
  from: { name: 'Harbour "Swim"', address: 'no-reply@localhost' },
  replyTo: null,
  to: 'sam.new@example.com\r\nBcc: alex@example.com',
  subject: 'Grüße\r\nBcc: alex@example.com',
  text: 'Hello Sam,\n\n.\n\nhttp://localhost/reset-password#abc',
  html: '<p>Hello Sam</p>',
  attachments: [
    {
      filename: 'RIV-1.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: 'BEGIN:VCALENDAR',
    },
  ],
  unsubscribeUrl: 'http://localhost/stop/1',
  createdAt: new Date('2026-06-10T08:00:00.123Z'),
};

const keep = async (each: Mail, outbox: string) => {
  await outboxFolder(outbox).send(each);
  return readFileSync(path.join(outbox, readdirSync(outbox)[0] ?? ''));
};

it('keeps a mail as one file that a mail program can open', async () => {
  const outbox = path.join(folder, 'not', 'there', 'yet');
  const read = await simpleParser(await keep(mail, outbox));
  expect(readdirSync(outbox)).toEqual(['20260610T080000Z-reset-password-5f0c.eml']);
  expect(read.from?.value).toEqual([{ name: 'Harbour "Swim"', address: 'no-reply@localhost' }]);
  expect(read.subject).toBe('Grüße Bcc: alex@example.com');
  expect(read.headers.has('bcc')).toBe(false);
  expect(read.messageId).toBe('<5f0c@localhost>');
  expect(read.date).toEqual(new Date('2026-06-10T08:00:00Z'));
  expect(read.text?.trim()).toBe(mail.text);
  expect(read.html).toBe(mail.html);
  expect(
    read.attachments.map(({ filename, contentType, content }) => [filename, contentType, String(content)]),
  ).toEqual([['RIV-1.ics', 'text/calendar', 'BEGIN:VCALENDAR']]);
});

it('says how mail that can be done without is ended, and nothing of it for other mail', async () => {
  const optional = String(await keep(mail, path.join(folder, 'optional')));
  expect(optional).toContain('List-Unsubscribe: <http://localhost/stop/1>');
  expect(optional).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const needed = String(await keep({ ...mail, unsubscribeUrl: null }, path.join(folder, 'needed')));
  expect(needed).not.toContain('List-Unsubscribe');
});
