import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listTexts } from 'shared-contracts/texts';
import { inRoot } from '../repository.ts';

/**
 * Catalogues whose texts appear on the pages: those of every workspace package, services apart. A package may have one
 * more for words that only a later screen shows.
 */
function catalogues(): string[] {
  return fs
    .readdirSync(inRoot())
    .filter((folder) => fs.existsSync(inRoot(folder, 'src/texts/en.ts')))
    .flatMap((folder) => textFiles(inRoot(folder, 'src/texts')))
    .sort();
}

const textFiles = (folder: string): string[] =>
  fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(folder, file));

/** Every text of the pages by package and key: what a translator or a tenant starts from. */
export async function textsDocument(): Promise<string> {
  for (const file of catalogues()) await import(pathToFileURL(file).href);
  const byName = Object.entries(listTexts()).sort(([one], [other]) => one.localeCompare(other));
  return `${JSON.stringify(Object.fromEntries(byName), null, 2)}\n`;
}
