import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { inRoot } from 'tooling/repository';
import { port } from '../system-under-test.ts';

const outbox = inRoot('.cache/e2e-data', String(port), 'outbox');

export function mailsTo(address: string): string[] {
  if (!fs.existsSync(outbox)) return [];
  return fs
    .readdirSync(outbox)
    .filter((file) => file.endsWith('.eml'))
    .sort()
    .map((file) => fs.readFileSync(path.join(outbox, file), 'utf8'))
    .filter((mail) => mail.includes(address));
}

/** The link on a line of its own in the newest mail to somebody, once there are as many mails as expected. */
export async function linkInMail(address: string, count = 1): Promise<string> {
  await expect.poll(() => mailsTo(address).length).toBe(count);
  const link = /^https?:\/\/\S+$/m.exec(mailsTo(address).at(-1) ?? '')?.[0];
  if (!link) throw new Error(`The mail to ${address} has no link.`);
  return link;
}
