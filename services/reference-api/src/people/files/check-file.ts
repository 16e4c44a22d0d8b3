import { type FileType, fileTypeOf, MAX_FILE_BYTES } from 'shared-contracts/uploaded-file';
import { invalid } from '../../platform/index.ts';
import type { ReceivedFile } from './receive-file.ts';
import { reencodePicture } from './reencode-picture.ts';
import { fileTexts } from './texts.ts';
import { CHUNK_BYTES } from './unlinked-file.ts';

const words = fileTexts;
const PDF = 'application/pdf';
/** Small print can be read on it, in points. */
const LONGEST_EDGE_OF_DOCUMENT = 4_000;
/** Sharp on every screen that shows one, in points. */
const LONGEST_EDGE_OF_PHOTO = 1_024;

export interface CheckedPhoto {
  content: Buffer;
  contentType: FileType;
}

/** A document that can be looked at. */
export interface AcceptedFile {
  contentType: FileType;
  size: number;
  pieces: AsyncIterable<Uint8Array>;
}

const refuse = (message: string) => invalid({ content: [message] });

async function* piecesOf(content: Buffer): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < content.length; from += CHUNK_BYTES)
    yield content.subarray(from, from + CHUNK_BYTES);
}

const inPieces = (contentType: FileType, content: Buffer): AcceptedFile => ({
  contentType,
  size: content.length,
  pieces: piecesOf(content),
});

/** The bytes of a file of a kind there is. Throws the 422 failure that says what else it is. */
function readFile(fileName: string, base64: string, kinds: string): CheckedPhoto {
  const content = Buffer.from(base64, 'base64');
  if (content.length === 0) throw refuse(words.empty);
  if (content.length > MAX_FILE_BYTES) throw refuse(words.tooLarge);
  const contentType = fileTypeOf(fileName, content);
  if (contentType === null) throw refuse(kinds);
  return { content, contentType };
}

/** The picture drawn again. Throws the 422 failure where it cannot be. @param source its bytes, or where they are */
async function drawn(
  contentType: FileType,
  source: Buffer | string,
  longestEdge: number,
  kinds: string,
): Promise<Buffer> {
  const kind = contentType === 'image/png' ? contentType : 'image/jpeg';
  const result = await reencodePicture(source, kind, longestEdge);
  if (!('problem' in result)) return result.content;
  throw refuse(result.problem === 'too-many-points' ? words.tooManyPoints : kinds);
}

const drawnDocument = async (contentType: FileType, source: Buffer | string) =>
  inPieces(contentType, await drawn(contentType, source, LONGEST_EDGE_OF_DOCUMENT, words.wrongType));

async function drawnPhoto(contentType: FileType, source: Buffer | string): Promise<CheckedPhoto> {
  if (contentType === PDF) throw refuse(words.notPhoto);
  return { contentType, content: await drawn(contentType, source, LONGEST_EDGE_OF_PHOTO, words.notPhoto) };
}

/** A JPEG, PNG or PDF that can be looked at, from base64. Throws the 422 failure that says what else it is. */
export async function checkFile(fileName: string, base64: string): Promise<AcceptedFile> {
  const { content, contentType } = readFile(fileName, base64, words.wrongType);
  if (contentType !== PDF) return drawnDocument(contentType, content);
  // A PDF that is locked names how in its trailer.
  if (content.includes('/Encrypt')) throw refuse(words.locked);
  return inPieces(contentType, content);
}

/** The same for a streamed file; a PDF stays on disk. */
export async function checkReceivedFile({
  contentType,
  file,
  isLocked,
}: ReceivedFile): Promise<AcceptedFile> {
  if (contentType !== PDF) return drawnDocument(contentType, file.path);
  if (isLocked) throw refuse(words.locked);
  return { contentType, size: file.size(), pieces: file.read() };
}

/** A JPEG or PNG, from base64. Throws the 422 failure that says what else it is. */
export async function checkPhoto(fileName: string, base64: string): Promise<CheckedPhoto> {
  const { content, contentType } = readFile(fileName, base64, words.notPhoto);
  return drawnPhoto(contentType, content);
}

/** The same for a streamed file. */
export const checkReceivedPhoto = ({ contentType, file }: ReceivedFile): Promise<CheckedPhoto> =>
  drawnPhoto(contentType, file.path);
