import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A file on disk that nothing but its holder can find. */
export interface UnlinkedFile {
  /** Adds to its end. */
  append(bytes: Uint8Array): Promise<void>;
  size(): number;
  /** Its bytes in pieces, from the beginning. */
  read(): AsyncIterable<Uint8Array>;
  /** Path by which this process, and no other, may read it while it is open. */
  path: string;
  close(): Promise<void>;
}

/** As much of a file as is held in memory at once. */
export const CHUNK_BYTES = 256 * 1024;

async function* pieces(file: FileHandle, size: number): AsyncGenerator<Uint8Array> {
  for (let position = 0; position < size; ) {
    const piece = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, size - position));
    const { bytesRead } = await file.read(piece, 0, piece.length, position);
    if (bytesRead === 0) throw new Error('A temporary file is shorter than what was written to it.');
    position += bytesRead;
    yield piece.subarray(0, bytesRead);
  }
}

/**
 * Opens a temporary file and takes its name away at once: the system frees it when it is closed or the process ends,
 * however that comes about, so that none is ever left behind.
 */
export async function openUnlinkedFile(folder = tmpdir()): Promise<UnlinkedFile> {
  const name = path.join(folder, `touchline-upload-${randomUUID()}`);
  const file = await open(name, 'wx+', 0o600);
  let size = 0;
  try {
    await unlink(name);
  } catch (error) {
    await file.close();
    throw error;
  }
  return {
    async append(bytes) {
      for (let written = 0; written < bytes.length; ) {
        const { bytesWritten } = await file.write(bytes, written, bytes.length - written, size);
        written += bytesWritten;
        size += bytesWritten;
      }
    },
    size: () => size,
    read: () => pieces(file, size),
    path: `/dev/fd/${file.fd}`,
    close: () => file.close(),
  };
}
