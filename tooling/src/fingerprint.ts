import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const IGNORED = new Set(['node_modules', 'dist', 'data', '.cache']);

/** One hash over the names and contents of all files below the given files and folders. */
export function fingerprint(inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const input of inputs)
    for (const file of filesBelow(input)) hash.update(file).update(fs.readFileSync(file));
  return hash.digest('hex');
}

function filesBelow(entry: string): string[] {
  if (!fs.existsSync(entry)) return [];
  if (fs.statSync(entry).isFile()) return [entry];
  return fs
    .readdirSync(entry, { withFileTypes: true })
    .filter(({ name }) => !IGNORED.has(name) && !/\.test\.tsx?$/.test(name))
    .sort((a, b) => a.name.localeCompare(b.name))
    .flatMap(({ name }) => filesBelow(path.join(entry, name)));
}
