import { fileTypeOf, LARGEST_FILE, SIGNATURE_LENGTH } from 'shared-contracts/uploaded-file';
import type { ApiError } from 'shared-platform';

const TOO_LARGE = 413;
const PDF = 'application/pdf';

/** A slow line takes minutes for a large file; a call of another kind is given up sooner. */
export const LONGEST_UPLOAD = 10 * 60_000;

/** What is told about a file that cannot be sent, or did not arrive. */
export interface FileWords {
  missing: string;
  empty: string;
  wrongType: string;
  tooLarge: string;
  notUploaded: string;
}

/** Why a file cannot be sent; `null` when it can. @param isPhoto a PDF is none. */
export async function fileMessage(
  file: File | null,
  words: FileWords,
  { isPhoto }: { isPhoto: boolean },
): Promise<string | null> {
  if (!file) return words.missing;
  if (file.size === 0) return words.empty;
  if (file.size > LARGEST_FILE) return words.tooLarge;
  try {
    const beginning = new Uint8Array(await file.slice(0, SIGNATURE_LENGTH).arrayBuffer());
    const type = fileTypeOf(file.name, beginning);
    return type === null || (isPhoto && type === PDF) ? words.wrongType : null;
  } catch {
    // It was moved or changed since it was chosen.
    return words.notUploaded;
  }
}

/** What to say of a file that did not arrive, where the server has nothing to say of it. */
export const lostFileMessage = ({ status }: Pick<ApiError, 'status'>, words: FileWords): string =>
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
