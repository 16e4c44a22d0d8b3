import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PublishedHalf } from 'shared-contracts/rendering';

/** The only folders of a build output with server halves. */
const PLACE = /^\/(?:shell\/server\.[0-9a-f]{8}\.mjs|remotes\/mf-[a-z0-9-]+\/\w[\w.+-]*\/server\.mjs)$/;

/** Reason that a server half is not run. */
export class RefusedHalf extends Error {}

/**
 * Reads a server half and checks it against its hash. Only the content that was checked is returned and run.
 * @throws {RefusedHalf} if it is missing, is in another folder or differs from what was published.
 */
export async function readHalf(distDir: string, { file, hash }: PublishedHalf): Promise<string> {
  if (!PLACE.test(file)) throw new RefusedHalf(`${file} is no place of a server half.`);
  const content = await readFile(path.join(distDir, file)).catch(() => null);
  if (!content) throw new RefusedHalf(`${file} cannot be read.`);
  const found = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  if (found !== hash) throw new RefusedHalf(`${file} is not the one that was published.`);
  return content.toString('utf8');
}
