import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { boolean, object, safeParse } from 'shared-contracts/schema';
import type { FileScanner } from './file-scanner.ts';

const PATIENCE_MS = 60_000;
const verdict = object({ clean: boolean() });

/**
 * A scanner behind an address: it is posted the bytes of a file, as a stream, and answers `{"clean": true}` or `{"clean": false}`.
 * Anything else is no verdict.
 */
export const createHttpScanner = (url: string, patienceMs = PATIENCE_MS): FileScanner => ({
  async isClean(content) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', accept: 'application/json' },
      body: Readable.toWeb(Readable.from(content)) as ReadableStream<Uint8Array>,
      duplex: 'half',
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!answer.ok) throw new Error(`The file scanner answered ${answer.status}.`);
    const read = safeParse(verdict, await answer.json());
    if (!read.success)
      throw new Error('The file scanner answered something else than whether a file is clean.');
    return read.data.clean;
  },
});
