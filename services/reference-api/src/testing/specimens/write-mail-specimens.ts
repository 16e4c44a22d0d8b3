import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mailSpecimens } from './mail-specimens.ts';

/** `node write-mail-specimens.ts {folder}`: each kind of mail as `{kind}-{tenant}.html`, for pictures and for axe. */
const [, , folder = '.'] = process.argv;
mkdirSync(folder, { recursive: true });
for (const { kind, tenant, isVariant, mail } of await mailSpecimens()) {
  if (isVariant) continue;
  writeFileSync(path.join(folder, `${kind}-${tenant}.html`), mail.html);
}
