import { type FileType, fileTypeOf, MAX_FILE_BYTES, SIGNATURE_LENGTH } from 'shared-contracts/uploaded-file';
import type { ApiError } from 'shared-platform';

const TOO_LARGE = 413;
const PDF = 'application/pdf';

/** Messages about a file that cannot be sent, or did not arrive. */
export interface FileTexts {
  empty: string;
  wrongType: string;
  tooLarge: string;
  notUploaded: string;
}

/** A file that can be sent with what it is, or the words that say why it cannot. @param isPhoto a PDF is none. */
export async function existingFile(
  file: File,
  words: FileTexts,
  { isPhoto }: { isPhoto: boolean },
): Promise<{ file: File; type: FileType } | string> {
  if (file.size === 0) return words.empty;
  if (file.size > MAX_FILE_BYTES) return words.tooLarge;
  try {
    const beginning = new Uint8Array(await file.slice(0, SIGNATURE_LENGTH).arrayBuffer());
    const type = fileTypeOf(file.name, beginning);
    return type === null || (isPhoto && type === PDF) ? words.wrongType : { file, type };
  } catch {
    // It was moved or changed since it was chosen.
    return words.notUploaded;
  }
}

/** Message about a failed upload for which the server has none. */
export const failedUploadMessage = ({ status }: Pick<ApiError, 'status'>, words: FileTexts): string =>
  status === TOO_LARGE ? words.tooLarge : words.notUploaded;

/** The bytes of a file in base64. Rejects when it cannot be read. */
export function readBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
