import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { fingerprint } from 'tooling/fingerprint';
import { inRoot } from 'tooling/repository';
import { withFileLock } from 'tooling/system/with-file-lock';
import type { Tenant } from './hosts.ts';

/** Every kind of mail, as docs/mails.md lists them. */
export const MAIL_KINDS: readonly string[] = fs
  .readFileSync(inRoot('docs/mails.md'), 'utf8')
  .split('\n')
  .flatMap((line) => /^\| `([a-z-]+)`/.exec(line)?.[1] ?? []);

const script = inRoot('services/reference-api/src/testing/specimens/write-mail-specimens.ts');

const seed = inRoot('services/reference-api/seed');

const store = inRoot('.cache/mail-specimens');
const SOURCES = ['services/reference-api', 'shared-contracts', 'package-lock.json'];

/**
 * Writes every kind of mail in every brand, as the service does, unless they are written from these sources; answers the
 * folder they are in. One worker writes them for all.
 */
async function writeSpecimens(): Promise<string> {
  const folder = path.join(store, fingerprint(SOURCES.map((source) => inRoot(source))).slice(0, 16));
  await withFileLock(store, async () => {
    if (fs.existsSync(folder)) return;
    fs.rmSync(store, { recursive: true, force: true });
    await promisify(execFile)(process.execPath, [script, `${folder}.new`]);
    fs.renameSync(`${folder}.new`, folder);
  });
  return folder;
}

let written: Promise<string> | undefined;

/**
 * Opens a mail of a tenant as a mailbox shows it, with its logo from the seeded brands; all mails are written when the
 * first is opened.
 */
export async function openMailSpecimen(page: Page, kind: string, tenant: Tenant): Promise<void> {
  written ??= writeSpecimens();
  const html = fs.readFileSync(path.join(await written, `${kind}-${tenant}.html`), 'utf8');
  await page.route('**/brand/*/*', (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: path.join(seed, pathname) });
  });
  await page.setContent(html);
}
