import { readFile, stat } from 'node:fs/promises';

/**
 * Keeps what a file means, and reads it anew when the file has changed. A file that cannot be used leaves the last
 * good value in place and is reported once per change; `null` until there was a good one.
 */
export function rereadWhenChanged<Value>(
  file: string,
  understand: (text: string) => Value | Promise<Value>,
  report: (error: unknown) => void,
): () => Promise<Value | null> {
  let stamp = '';
  let value: Promise<Value | null> = Promise.resolve(null);

  async function read(lastGood: Promise<Value | null>): Promise<Value | null> {
    try {
      return await understand(await readFile(file, 'utf8'));
    } catch (error) {
      report(error);
      return lastGood;
    }
  }

  return async () => {
    const found = await stat(file).catch(() => null);
    const foundStamp = found ? `${found.mtimeMs} ${found.size} ${found.ino}` : '';
    // A file that is gone for a moment is being replaced by a build: what it said stays true until then.
    if (foundStamp && foundStamp !== stamp) {
      stamp = foundStamp;
      value = read(value);
    }
    return value;
  };
}
