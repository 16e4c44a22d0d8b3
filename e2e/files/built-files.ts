import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from 'tooling/repository';

const dist = inRoot('dist');

/** A file that a browser may ask for. */
export interface BuiltFile {
  /** Its path at the site; that of a folder ends with `/`. */
  address: string;
  /** Stays the same from build to build: without hashes and versions, and with parts in place of a made-up number. */
  name: string;
  /** Its build: the shell, a remote, a standalone page, or itself. */
  owner: string;
  /** The parts of the owner that need it. */
  parts: readonly string[];
}

/** Files of the builds without a list of their scripts. */
const OTHERS = ['/embed/touchline-join.js', '/telemetry/page-telemetry.js', '/map/style.json'];

/** The tiles of the map are broken all at once: they are hundreds of the same. */
function tileFolder(): string {
  const folder = fs.readdirSync(path.join(dist, 'map')).find((name) => name.startsWith('tiles-'));
  return `/map/${folder}/`;
}

const ownerOf = (address: string) => /^\/(shell|standalone\/[^/]+|remotes\/[^/]+)/.exec(address)?.[1] ?? '';

function scriptFile(address: string, parts: readonly string[]): BuiltFile {
  const owner = ownerOf(address);
  const script = path.basename(address).replace(/\.[0-9a-f]{8}(?=\.js$)/, '');
  const of = /^\d/.test(script) ? `shared by ${[...parts].sort().join(', ')} (${script})` : script;
  return { address, owner, parts, name: `${owner}: ${of}` };
}

/** Every file of the build that a browser may ask for. */
export function builtFiles(): BuiltFile[] {
  const lists = fs.globSync('{shell,standalone/*,remotes/*/*}/scripts.json', { cwd: dist }).sort();
  const scripts = lists.flatMap((list) => {
    const read: Record<string, { parts: string[] }> = JSON.parse(
      fs.readFileSync(path.join(dist, list), 'utf8'),
    );
    return Object.entries(read).map(([address, { parts }]) => scriptFile(address, parts));
  });
  const others = OTHERS.map((address) => ({ address, name: address, owner: address, parts: [] }));
  const tiles = { address: tileFolder(), name: '/map/tiles/', owner: '/map/tiles/', parts: [] };
  return [...scripts, ...others, tiles];
}

/** True if an address is that of a built file, or of one in a built folder. */
export const isFileAt = ({ address }: BuiltFile, url: string): boolean => {
  const { pathname } = new URL(url);
  return address.endsWith('/') ? pathname.startsWith(address) : pathname === address;
};
