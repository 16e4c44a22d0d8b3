import { useState } from 'react';
import { type AskedDocument, documents, uploadDocument } from 'shared-contracts/api/documents';
import { ownMemberships } from 'shared-contracts/api/own-memberships';
import { type ApiError, useApi, useFollowPerson, useToast } from 'shared-platform';
import { fileMessage, LONGEST_UPLOAD, readBase64 } from '../../parts/check-file.ts';
import { useFileErrors } from '../../parts/use-file-errors.ts';
import { texts } from '../../texts/documents.ts';

interface Upload {
  /** How much of the file has gone out, from 0 to 1; `null` while none is on its way. */
  sent: number | null;
  errors: Omit<ReturnType<typeof useFileErrors>, 'show'>;
  /** Answers whether the file arrived. */
  send(file: File | null): Promise<boolean>;
}

/** Sends a file for a document; the list and the person's reminders follow. */
export function useUpload({ id, name }: AskedDocument): Upload {
  const api = useApi();
  const toast = useToast();
  const followPerson = useFollowPerson();
  const [sent, setSent] = useState<number | null>(null);
  const errors = useFileErrors(texts.file(name), texts);

  async function attempt(file: File | null): Promise<string | ApiError | null> {
    const wrong = await fileMessage(file, texts, { isPhoto: false });
    if (wrong || !file) return wrong;
    const content = await readBase64(file).catch(() => null);
    if (content === null) return texts.notUploaded;
    const result = await api.call(
      uploadDocument,
      { params: { documentId: id }, body: { fileName: file.name, content } },
      {
        sending: { timeout: LONGEST_UPLOAD, onUploadProgress: ({ progress = 0 }) => setSent(progress) },
      },
    );
    return result.ok ? null : result.error;
  }

  async function send(file: File | null): Promise<boolean> {
    if (sent !== null) return false;
    errors.forget();
    setSent(0);
    const wrong = await attempt(file);
    setSent(null);
    if (wrong !== null) {
      errors.show(wrong);
      return false;
    }
    toast({ content: texts.done(name), type: 'success' });
    api.invalidate(documents);
    api.invalidate(ownMemberships);
    followPerson(undefined);
    return true;
  }

  return { sent, errors, send };
}
