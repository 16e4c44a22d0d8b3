import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from 'tooling/repository';

const dist = inRoot('dist');

/** Lists of the scripts that a build has written of itself, below `dist`. */
function scriptLists(): string[] {
  return fs
    .globSync('{shell,standalone/*,remotes/*/*}/scripts.json', { cwd: dist })
    .map((list) => path.join(dist, list));
}

/** What the builds without such a list consist of. */
const OTHERS = ['/embed/touchline-join.js', '/telemetry/page-telemetry.js', '/map/style.json'];

/** The tiles of the map are broken all at once: they are hundreds of the same. */
function tileFolder(): string {
  const folder = fs.readdirSync(path.join(dist, 'map')).find((name) => name.startsWith('tiles-'));
  return `/map/${folder}/`;
}

/** Every file of the build that a browser may ask for, as its path; a folder ends with `/`. */
export function builtFiles(): string[] {
  const scripts = scriptLists().flatMap((list) => Object.keys(JSON.parse(fs.readFileSync(list, 'utf8'))));
  return [...scripts, ...OTHERS, tileFolder()].sort();
}

/** A name that stays the same from build to build: without the hash, and with a number in place of a made-up name. */
export const stableName = (file: string): string =>
  file.replace(/\.[0-9a-f]{8}(?=\.js$)/, '').replace(/tiles-[0-9a-f]+/, 'tiles');

/** Whether an address is that of a built file, or of one in a built folder. */
export const isFileAt = (file: string, address: string): boolean => {
  const { pathname } = new URL(address);
  return file.endsWith('/') ? pathname.startsWith(file) : pathname === file;
};
