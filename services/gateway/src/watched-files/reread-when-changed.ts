import { readFile, stat } from 'node:fs/promises';

/** How soon a file is read anew whose meaning was not whole, in milliseconds. */
export const READ_AGAIN_AFTER = 5_000;

/**
 * Keeps what a file means, and reads it anew when the file has changed. A file that cannot be used leaves the last
 * good value in place and is reported once per change; `null` until there was a good one.
 * @param isWhole whether a value has everything the file speaks of; else it is read again after a while, unchanged or not.
 */
export function rereadWhenChanged<Value>(
  file: string,
  understand: (text: string) => Value | Promise<Value>,
  report: (error: unknown) => void,
  isWhole: (value: Value) => boolean = () => true,
): () => Promise<Value | null> {
  let stamp = '';
  let readAgainAt = Number.POSITIVE_INFINITY;
  let value: Promise<Value | null> = Promise.resolve(null);

  async function read(lastGood: Promise<Value | null>): Promise<Value | null> {
    try {
      const understood = await understand(await readFile(file, 'utf8'));
      if (!isWhole(understood)) readAgainAt = Date.now() + READ_AGAIN_AFTER;
      return understood;
    } catch (error) {
      report(error);
      return lastGood;
    }
  }

  return async () => {
    const found = await stat(file).catch(() => null);
    const foundStamp = found ? `${found.mtimeMs} ${found.size} ${found.ino}` : '';
    // A file that is gone for a moment is being replaced by a build: what it said stays true until then.
    if (foundStamp && (foundStamp !== stamp || Date.now() >= readAgainAt)) {
      stamp = foundStamp;
      readAgainAt = Number.POSITIVE_INFINITY;
      value = read(value);
    }
    return value;
  };
}
