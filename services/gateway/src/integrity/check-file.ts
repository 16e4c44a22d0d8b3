import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { COMPRESSED_ENDINGS } from 'shared-contracts/releases';

/** No file of a build comes near it; anything that unpacks to more is not a compressed variant. */
const LARGEST = 64 * 1024 * 1024;
const brotli = promisify(zlib.brotliDecompress);
const gunzip = promisify(zlib.gunzip);
const unpack = {
  '.br': (content: Buffer) => brotli(content, { maxOutputLength: LARGEST }),
  '.gz': (content: Buffer) => gunzip(content, { maxOutputLength: LARGEST }),
};

export const hashOf = (content: Uint8Array | string): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** The uncompressed content of a file. */
async function contentOf(file: string): Promise<Buffer> {
  const content = await readFile(file);
  const ending = COMPRESSED_ENDINGS.find((each) => file.endsWith(each));
  return ending ? unpack[ending](content) : content;
}

interface Check {
  stamp: string;
  expected: string;
  isSame: Promise<boolean>;
}

/**
 * Compares files with their hashes, and again when a file has changed. A compressed variant is compared by its unpacked content.
 * A missing file counts as unchanged: it is answered as missing.
 * @param report called with each file that differs, once per change.
 */
export function createFileCheck(report: (file: string) => void) {
  const checks = new Map<string, Check>();

  async function compare(file: string, expected: string): Promise<boolean> {
    const found = await contentOf(file).then(hashOf, () => null);
    if (found !== expected) report(file);
    return found === expected;
  }

  return async (file: string, expected: string): Promise<boolean> => {
    const found = await stat(file).catch(() => null);
    if (!found?.isFile()) return true;
    // The inode's change time cannot be set back, unlike the modification time.
    const stamp = `${found.ctimeMs} ${found.mtimeMs} ${found.size} ${found.ino}`;
    const known = checks.get(file);
    if (known?.stamp === stamp && known.expected === expected) return known.isSame;
    const check = { stamp, expected, isSame: compare(file, expected) };
    checks.set(file, check);
    return check.isSame;
  };
}
