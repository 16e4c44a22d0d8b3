import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser';
import { inRoot } from 'tooling/repository';
import { port } from '../system-under-test.ts';

const outbox = inRoot('.cache/e2e-data', String(port), 'outbox');

const isTo = (mail: ParsedMail, address: string): boolean =>
  [mail.to].flat().some((to: AddressObject | undefined) => to?.text.includes(address));

/** The mails that somebody was sent, the oldest first. */
export async function mailsTo(address: string): Promise<ParsedMail[]> {
  if (!fs.existsSync(outbox)) return [];
  const files = fs
    .readdirSync(outbox)
    .filter((file) => file.endsWith('.eml'))
    .sort();
  const mails = await Promise.all(
    files.map((file) => simpleParser(fs.readFileSync(path.join(outbox, file)))),
  );
  return mails.filter((mail) => isTo(mail, address));
}

/** The link on a line of its own in the newest mail to somebody, once there are as many mails as expected. */
export async function linkInMail(address: string, count = 1): Promise<string> {
  await expect.poll(async () => (await mailsTo(address)).length).toBe(count);
  const newest = (await mailsTo(address)).at(-1);
  const link = /^https?:\/\/\S+$/m.exec(newest?.text ?? '')?.[0];
  if (!link) throw new Error(`The mail to ${address} has no link.`);
  return link;
}
