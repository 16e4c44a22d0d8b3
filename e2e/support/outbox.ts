import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser';
import { inRoot } from 'tooling/repository';
import { port } from '../system-under-test.ts';

const outbox = inRoot('.cache/e2e-data', String(port), 'outbox');

const isTo = (mail: ParsedMail, address: string): boolean =>
  [mail.to].flat().some((to: AddressObject | undefined) => to?.text.includes(address));

/** The mails that someone was sent, the oldest first. */
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

/** Mails to someone but the one that asks whether their new address is right. */
export const mailsAfterFirst = async (address: string): Promise<ParsedMail[]> =>
  (await mailsTo(address)).filter(({ subject }) => !subject?.startsWith('Confirm your email address'));

/** The newest link to a path that someone was mailed, on its own line, once there is one. */
export async function linkInMail(address: string, path: string): Promise<string> {
  const found = async () =>
    (await mailsTo(address))
      .flatMap(({ text }) => /^https?:\/\/\S+$/m.exec(text ?? '') ?? [])
      .findLast((link) => new URL(link).pathname === path);
  await expect.poll(found).toBeDefined();
  return (await found()) ?? '';
}
