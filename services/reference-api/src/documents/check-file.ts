import { fileTypeOf, LARGEST_FILE } from 'shared-contracts/uploaded-file';
import { invalid } from '../http/failure.ts';
import { texts } from '../texts/en.ts';

const words = texts.documents;
const PDF = 'application/pdf';

export interface CheckedFile {
  content: Buffer;
  contentType: string;
}

/** A JPEG, PNG or PDF that can be looked at. Throws the 422 failure that says what else it is. */
export function checkFile(fileName: string, base64: string): CheckedFile {
  const refuse = (message: string) => invalid({ content: [message] });
  const content = Buffer.from(base64, 'base64');
  if (content.length === 0) throw refuse(words.empty);
  if (content.length > LARGEST_FILE) throw refuse(words.tooLarge);
  const contentType = fileTypeOf(fileName, content);
  if (contentType === null) throw refuse(words.wrongType);
  // A PDF that is locked names how in its trailer.
  if (contentType === PDF && content.includes('/Encrypt')) throw refuse(words.locked);
  return { content, contentType };
}
