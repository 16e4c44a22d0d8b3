import { readFile, stat } from 'node:fs/promises';

/** Delay before an incomplete file is read again, in milliseconds. */
export const REREAD_DELAY = 5_000;

/**
 * Keeps the parsed value of a file, and reads it again when the file has changed. If it is unusable, the last good value
 * stays and the failure is reported once per change; `null` until there is a good one.
 * @param isWhole whether a value is complete; otherwise the file is read again after a while, changed or not.
 */
export function watchFile<Value>(
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
      if (!isWhole(understood)) readAgainAt = Date.now() + REREAD_DELAY;
      return understood;
    } catch (error) {
      report(error);
      return lastGood;
    }
  }

  return async () => {
    const found = await stat(file).catch(() => null);
    const foundStamp = found ? `${found.mtimeMs} ${found.size} ${found.ino}` : '';
    // A file that is briefly missing is being replaced by a build: its last value stays valid until then.
    if (foundStamp && (foundStamp !== stamp || Date.now() >= readAgainAt)) {
      stamp = foundStamp;
      readAgainAt = Number.POSITIVE_INFINITY;
      value = read(value);
    }
    return value;
  };
}
