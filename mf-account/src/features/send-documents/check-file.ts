import { fileTypeOf, LARGEST_FILE, SIGNATURE_LENGTH } from 'shared-contracts/uploaded-file';
import type { ApiError } from 'shared-platform';
import { texts } from '../../texts/documents.ts';

const TOO_LARGE = 413;

/** Why a file cannot be sent; `null` when it can. */
export async function fileMessage(file: File | null): Promise<string | null> {
  if (!file) return texts.missing;
  if (file.size === 0) return texts.empty;
  if (file.size > LARGEST_FILE) return texts.tooLarge;
  try {
    const beginning = new Uint8Array(await file.slice(0, SIGNATURE_LENGTH).arrayBuffer());
    return fileTypeOf(file.name, beginning) === null ? texts.wrongType : null;
  } catch {
    // It was moved or changed since it was chosen.
    return texts.notUploaded;
  }
}

/** What to tell about a file that did not arrive: what the server has against it, else to try again. */
export function refusedFileMessage({ status, validationMessages }: ApiError): string {
  const [refusal] = validationMessages.content ?? [];
  if (refusal) return refusal;
  return status === TOO_LARGE ? texts.tooLarge : texts.notUploaded;
}

/** The bytes of a file in base64. Rejects when it cannot be read. */
export function readBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
