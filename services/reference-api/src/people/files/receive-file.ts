import {
  type FileType,
  hasSignatureOf,
  MAX_FILE_BYTES,
  SIGNATURE_LENGTH,
} from 'shared-contracts/uploaded-file';
import { invalid } from '../../platform/index.ts';
import { fileTexts } from './texts.ts';
import { openUnlinkedFile, type UnlinkedFile } from './unlinked-file.ts';

const refuse = (message: string) => invalid({ content: [message] });

/** A PDF that is locked names how in its trailer. */
const LOCK = Buffer.from('/Encrypt');

export interface ReceivedFile {
  contentType: FileType;
  file: UnlinkedFile;
  isLocked: boolean;
}

/** Notices a mark in a file that passes in pieces, also where two pieces share it. */
function markFinder(mark: Buffer): { pass(piece: Buffer): void; isFound(): boolean } {
  let tail = Buffer.alloc(0);
  let isFound = false;
  return {
    pass(piece) {
      if (isFound) return;
      const seen = Buffer.concat([tail, piece]);
      isFound = seen.includes(mark);
      tail = Buffer.from(seen.subarray(-(mark.length - 1)));
    },
    isFound: () => isFound,
  };
}

/**
 * Writes a file to disk as it arrives, and refuses it as soon as it is too large or no file of its kind. Throws the 422
 * failure that says why; nothing is left of it then.
 * @param size as it was announced; one that ends sooner did not arrive whole
 */
export async function receiveFile(
  pieces: AsyncIterable<Uint8Array>,
  { contentType, size }: { contentType: FileType; size: number },
): Promise<ReceivedFile> {
  const file = await openUnlinkedFile();
  const lock = markFinder(LOCK);
  let beginning = Buffer.alloc(0);
  try {
    for await (const bytes of pieces) {
      const piece = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      if (file.size() + piece.length > Math.min(size, MAX_FILE_BYTES)) throw refuse(fileTexts.tooLarge);
      if (beginning.length < SIGNATURE_LENGTH) {
        beginning = Buffer.concat([beginning, piece.subarray(0, SIGNATURE_LENGTH)]);
        if (beginning.length >= SIGNATURE_LENGTH && !hasSignatureOf(contentType, beginning))
          throw refuse(fileTexts.wrongType);
      }
      if (contentType === 'application/pdf') lock.pass(piece);
      await file.append(piece);
    }
    if (file.size() < size) throw refuse(fileTexts.incomplete);
    if (!hasSignatureOf(contentType, beginning)) throw refuse(fileTexts.wrongType);
    return { contentType, file, isLocked: lock.isFound() };
  } catch (error) {
    await file.close();
    throw error;
  }
}
