import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { inRoot } from 'tooling/repository';
import type { Tenant } from './hosts.ts';

/** Every kind of mail, as docs/mails.md lists them. */
export const MAIL_KINDS: readonly string[] = fs
  .readFileSync(inRoot('docs/mails.md'), 'utf8')
  .split('\n')
  .flatMap((line) => /^\| `([a-z-]+)`/.exec(line)?.[1] ?? []);

const script = inRoot('services/reference-api/src/testing/specimens/write-mail-specimens.ts');

/** Writes every kind of mail in every brand, as the service does; answers the folder they are in. */
async function writeSpecimens(): Promise<string> {
  const folder = inRoot('.cache/mail-specimens', String(process.pid));
  await promisify(execFile)(process.execPath, [script, folder]);
  return folder;
}

let written: Promise<string> | undefined;

/** The HTML of a mail in the brand of a tenant; all of them are written when the first is asked for. */
export async function mailSpecimen(kind: string, tenant: Tenant): Promise<string> {
  written ??= writeSpecimens();
  return fs.readFileSync(path.join(await written, `${kind}-${tenant}.html`), 'utf8');
}
