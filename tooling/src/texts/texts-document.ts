import fs from 'node:fs';
import { pathToFileURL } from 'node:url';
import { listTexts } from 'shared-contracts/texts';
import { inRoot } from '../repository.ts';

/** Packages whose texts stand on the pages: every workspace package with a catalogue, services apart. */
function catalogues(): string[] {
  return fs
    .readdirSync(inRoot())
    .map((folder) => inRoot(folder, 'src/texts/en.ts'))
    .filter((file) => fs.existsSync(file))
    .sort();
}

/** Every text of the pages by package and key: what a translator or a tenant starts from. */
export async function textsDocument(): Promise<string> {
  for (const file of catalogues()) await import(pathToFileURL(file).href);
  const byName = Object.entries(listTexts()).sort(([one], [other]) => one.localeCompare(other));
  return `${JSON.stringify(Object.fromEntries(byName), null, 2)}\n`;
}
