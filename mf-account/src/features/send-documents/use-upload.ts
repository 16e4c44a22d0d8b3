import { useState } from 'react';
import { type AskedDocument, documents, uploadDocument } from 'shared-contracts/api/documents';
import { ownMemberships } from 'shared-contracts/api/own-memberships';
import { useApi, useFollowPerson, useToast } from 'shared-platform';
import { fileMessage, LONGEST_UPLOAD, readBase64, refusedFileMessage } from '../../parts/check-file.ts';
import { texts } from '../../texts/documents.ts';

interface Upload {
  /** How much of the file has gone out, from 0 to 1; `null` while none is on its way. */
  sent: number | null;
  /** What is wrong with the file. */
  message: string | null;
  forget(): void;
  /** Answers whether the file arrived. */
  send(file: File | null): Promise<boolean>;
}

/** Sends a file for a document; the list and the person's reminders follow. */
export function useUpload({ id, name }: AskedDocument): Upload {
  const api = useApi();
  const toast = useToast();
  const followPerson = useFollowPerson();
  const [sent, setSent] = useState<number | null>(null);
  const [message, setMessage] = useState<string | null>(null);

  async function attempt(file: File | null): Promise<string | null> {
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
    return result.ok ? null : refusedFileMessage(result.error, texts);
  }

  async function send(file: File | null): Promise<boolean> {
    if (sent !== null) return false;
    setMessage(null);
    setSent(0);
    const wrong = await attempt(file);
    setSent(null);
    setMessage(wrong);
    if (wrong !== null) return false;
    toast({ content: texts.done(name), type: 'success' });
    api.invalidate(documents);
    api.invalidate(ownMemberships);
    followPerson(undefined);
    return true;
  }

  return { sent, message, forget: () => setMessage(null), send };
}
