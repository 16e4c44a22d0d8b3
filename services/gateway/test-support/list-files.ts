import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const hashOf = (content: string | Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Lists the files of a folder of the build output, as its build does. Answers the hash of the list. */
export async function listFiles(dist: string, folder: string): Promise<string> {
  const root = path.join(dist, folder);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$|^(manifest|files)\.json$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  const hashes = await Promise.all(
    names.map(async (name) => [name, hashOf(await readFile(path.join(root, name)))]),
  );
  const text = JSON.stringify(Object.fromEntries(hashes));
  await writeFile(path.join(root, 'files.json'), text);
  return hashOf(text);
}
