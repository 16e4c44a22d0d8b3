import { fileTypeOf, LARGEST_FILE } from 'shared-contracts/uploaded-file';
import { invalid } from '../../platform/index.ts';
import { redrawPicture } from './redraw-picture.ts';
import { fileTexts } from './texts.ts';

const words = fileTexts;
const PDF = 'application/pdf';
/** Small print can be read on it, in points. */
const LONGEST_EDGE_OF_DOCUMENT = 4_000;
/** Sharp on every screen that shows one, in points. */
const LONGEST_EDGE_OF_PHOTO = 1_024;

export interface CheckedFile {
  content: Buffer;
  contentType: string;
}

const refuse = (message: string) => invalid({ content: [message] });

/** The bytes of a file of a kind there is. Throws the 422 failure that says what else it is. */
function readFile(fileName: string, base64: string, kinds: string): CheckedFile {
  const content = Buffer.from(base64, 'base64');
  if (content.length === 0) throw refuse(words.empty);
  if (content.length > LARGEST_FILE) throw refuse(words.tooLarge);
  const contentType = fileTypeOf(fileName, content);
  if (contentType === null) throw refuse(kinds);
  return { content, contentType };
}

/** The picture drawn anew. Throws the 422 failure where it cannot be. */
async function drawn({ content, contentType }: CheckedFile, longestEdge: number, kinds: string) {
  const kind = contentType === 'image/png' ? contentType : 'image/jpeg';
  const result = await redrawPicture(content, kind, longestEdge);
  if (!('problem' in result)) return { content: result.content, contentType };
  throw refuse(result.problem === 'too-many-points' ? words.tooManyPoints : kinds);
}

/** A JPEG, PNG or PDF that can be looked at. Throws the 422 failure that says what else it is. */
export async function checkFile(fileName: string, base64: string): Promise<CheckedFile> {
  const file = readFile(fileName, base64, words.wrongType);
  if (file.contentType !== PDF) return drawn(file, LONGEST_EDGE_OF_DOCUMENT, words.wrongType);
  // A PDF that is locked names how in its trailer.
  if (file.content.includes('/Encrypt')) throw refuse(words.locked);
  return file;
}

/** A JPEG or PNG. Throws the 422 failure that says what else it is. */
export async function checkPhoto(fileName: string, base64: string): Promise<CheckedFile> {
  const file = readFile(fileName, base64, words.notPhoto);
  if (file.contentType === PDF) throw refuse(words.notPhoto);
  return drawn(file, LONGEST_EDGE_OF_PHOTO, words.notPhoto);
}
