import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
  subject: 'Grüße',
  text: 'Hello Sam,\n\nhttp://localhost/reset-password#abc',
  createdAt: new Date('2026-06-10T08:00:00.123Z'),
};

it('keeps a mail as one file that can be read', async () => {
  const outbox = path.join(folder, 'not', 'there', 'yet');
  await outboxFolder(outbox).send(mail);
  expect(readdirSync(outbox)).toEqual(['20260610T080000Z-reset-password-5f0c.eml']);
  const [head = '', ...body] = readFileSync(path.join(outbox, readdirSync(outbox)[0] ?? ''), 'utf8').split(
    '\n\n',
  );
  expect(head.split('\n')).toEqual([
    'From: "Harbour \\"Swim\\"" <no-reply@localhost>',
    'To: sam.new@example.com Bcc: alex@example.com',
    'Subject: Grüße',
    'Date: Wed, 10 Jun 2026 08:00:00 +0000',
    'Message-ID: <5f0c@outbox>',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
  ]);
  expect(body).toEqual(['Hello Sam,', 'http://localhost/reset-password#abc\n']);
});
