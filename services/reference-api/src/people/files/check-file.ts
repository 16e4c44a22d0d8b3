import { fileTypeOf, LARGEST_FILE } from 'shared-contracts/uploaded-file';
import { invalid } from '../../platform/index.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { fileTexts } from './texts.ts';

const words = fileTexts;
const PDF = 'application/pdf';

export interface CheckedFile {
  content: Buffer;
  contentType: string;
}

/** Where and when a picture was taken, and with what, is nobody's business here: it is not kept. */
const strippers: Readonly<Record<string, (file: Buffer) => Buffer | null>> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
};

const refuse = (message: string) => invalid({ content: [message] });

/** A file of a kind there is, a picture without its metadata. Throws the 422 failure that says what else it is. */
function readFile(fileName: string, base64: string, kinds: string): CheckedFile {
  const content = Buffer.from(base64, 'base64');
  if (content.length === 0) throw refuse(words.empty);
  if (content.length > LARGEST_FILE) throw refuse(words.tooLarge);
  const contentType = fileTypeOf(fileName, content);
  if (contentType === null) throw refuse(kinds);
  const strip = strippers[contentType];
  const stripped = strip ? strip(content) : content;
  if (stripped === null) throw refuse(kinds);
  return { content: stripped, contentType };
}

/** A JPEG, PNG or PDF that can be looked at. Throws the 422 failure that says what else it is. */
export function checkFile(fileName: string, base64: string): CheckedFile {
  const file = readFile(fileName, base64, words.wrongType);
  // A PDF that is locked names how in its trailer.
  if (file.contentType === PDF && file.content.includes('/Encrypt')) throw refuse(words.locked);
  return file;
}

/** A JPEG or PNG. Throws the 422 failure that says what else it is. */
export function checkPhoto(fileName: string, base64: string): CheckedFile {
  const file = readFile(fileName, base64, words.notPhoto);
  if (file.contentType === PDF) throw refuse(words.notPhoto);
  return file;
}
