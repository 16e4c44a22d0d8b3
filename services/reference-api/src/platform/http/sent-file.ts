import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_FILE_BYTES } from 'shared-contracts/uploaded-file';
import type { Call } from './call.ts';
import { ApiFailure } from './failure.ts';
import { texts } from './texts.ts';

/** Lets the calls of a scope take files of some content types, unread, and nothing else. */
export function acceptFiles(scope: FastifyInstance, contentTypes: readonly string[]): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser([...contentTypes], (_request, payload, done) => done(null, payload));
  scope.addContentTypeParser('*', (_request, _payload, done) =>
    done(new ApiFailure(415, texts.status.unsupportedFile)),
  );
}

/** Refuses a file by the size that is said of it, before a byte of it is read. */
export function checkFileSize({ headers }: FastifyRequest): void {
  if (Number(headers['content-length'] ?? 0) > MAX_FILE_BYTES)
    throw new ApiFailure(413, texts.status.tooLarge);
}

/**
 * The pieces of the file that a call carries, as they arrive. Throws where there is none, and where its sender goes
 * away, or nothing of it comes for too long.
 */
export async function* sentFile({ file }: Pick<Call, 'file'>): AsyncGenerator<Uint8Array> {
  if (!file) throw new ApiFailure(415, texts.status.unsupportedFile);
  try {
    yield* file;
  } catch (error) {
    if (error instanceof ApiFailure) throw error;
    throw new ApiFailure(400, texts.status.cutOff);
  }
}
