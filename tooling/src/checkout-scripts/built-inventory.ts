import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { EMBEDDED_REMOTE } from 'shared-contracts/embed';
import type { Outcome } from '../outcome.ts';
import { inRoot, remotes } from '../repository.ts';
import { packageVersion } from '../webpack/build-configs.ts';
import { SCRIPTS_FILE } from '../webpack/scripts-plugin.ts';
import { type Builds, findGaps, type Inventory, makeInventory } from './inventory.ts';
import { readReasons } from './reasons.ts';

/** The inventory of the last build; its hashes are that build's, so it is no file of the repository. */
export const INVENTORY_FILE = inRoot('dist/checkout-scripts.json');

/** The hash a browser would want of a script (Subresource Integrity). */
export const integrityOf = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

const inDist = (...parts: string[]) => path.join(inRoot('dist'), ...parts);

function readBuilds(): Builds {
  const folders = [
    ['shell', inDist('shell')],
    ['standalone', inDist('standalone', EMBEDDED_REMOTE)],
    ...remotes.map((name) => [name, inDist('remotes', name, packageVersion(name))] as const),
  ] as const;
  return Object.fromEntries(
    folders.map(([name, folder]) => [
      name,
      JSON.parse(fs.readFileSync(path.join(folder, SCRIPTS_FILE), 'utf8')),
    ]),
  );
}

/** Writes the inventory of what is built, and answers it. */
export function writeInventory(): Inventory {
  const inventory = makeInventory(readReasons(), readBuilds(), (script) =>
    integrityOf(fs.readFileSync(inDist(script))),
  );
  fs.writeFileSync(INVENTORY_FILE, `${JSON.stringify(inventory, null, 2)}\n`);
  return inventory;
}

/** Compares the build with the reasons; together they are one check. */
export function checkReasons(report: (line: string) => void): Outcome {
  const gaps = findGaps(readReasons(), readBuilds());
  if (gaps.length > 0) return { passed: 0, failures: gaps };
  const { scripts, provider } = writeInventory();
  const count = scripts.length + Object.keys(provider).length;
  report(`   ${count} scripts may run where a card is entered, each with its reason`);
  return { passed: 1, failures: [] };
}
