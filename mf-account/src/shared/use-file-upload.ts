import { useEffect, useRef, useState } from 'react';
import { type ApiError, type Result, useApi, useToast } from 'shared-platform';
import { texts } from '../texts/upload.ts';
import { existingFile, type FileTexts, readBase64 } from './check-file.ts';
import { createFileSender, type UploadRequestOptions } from './send-file.ts';
import { useFileErrors } from './use-file-errors.ts';

interface Target {
  /** Id of the document; `null` = the person's photo. */
  documentId: string | null;
  /** Label of the chooser. */
  label: string;
  words: FileTexts;
  /** Sends a file with the documented call. */
  sendInBase64(
    body: { fileName: string; content: string },
    options: { sending: UploadRequestOptions; signal: AbortSignal },
  ): Promise<Result<unknown>>;
}

/** A file that was called off (`cancelled`) may have arrived anyway. */
export type UploadOutcome = 'kept' | 'refused' | 'cancelled';

export interface FileUpload {
  /** Name of the file that is being sent. */
  fileName: string;
  /** Share of the file that has been sent, from 0 to 1; `null` if none is being sent. */
  sent: number | null;
  /** The connection was lost, and another try comes by itself. */
  isWaiting: boolean;
  errors: Omit<ReturnType<typeof useFileErrors>, 'show'>;
  send(file: File): Promise<UploadOutcome>;
  cancel(): void;
}

/** Sends a file for something, in whichever way the API takes it; leaving the page calls it off. */
export function useFileUpload({ documentId, label, words, sendInBase64 }: Target): FileUpload {
  const api = useApi();
  const toast = useToast();
  const errors = useFileErrors(label, words);
  const [sender] = useState(() => createFileSender(api));
  const [sent, setSent] = useState<number | null>(null);
  const [fileName, setFileName] = useState('');
  const [isWaiting, setIsWaiting] = useState(false);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  async function attempt(file: File, { signal }: AbortController): Promise<string | ApiError | null> {
    const known = await existingFile(file, words, { isPhoto: documentId === null });
    if (typeof known === 'string') return known;
    let isReadable = true;
    const result = await sender(
      { ...known, documentId },
      {
        signal,
        onProgress: setSent,
        onWaiting: setIsWaiting,
        async inBase64(sending) {
          const content = await readBase64(known.file).catch(() => null);
          isReadable = content !== null;
          const body = { fileName: known.file.name, content: content ?? '' };
          return isReadable ? sendInBase64(body, { sending, signal }) : { ok: true, data: null, status: 200 };
        },
      },
    );
    if (!isReadable) return words.notUploaded;
    return result.ok ? null : result.error;
  }

  async function send(file: File): Promise<UploadOutcome> {
    if (underWay.current) return 'refused';
    const controller = new AbortController();
    underWay.current = controller;
    errors.forget();
    setFileName(file.name);
    setSent(0);
    const wrong = await attempt(file, controller);
    underWay.current = null;
    setSent(null);
    setIsWaiting(false);
    if (wrong !== null && controller.signal.aborted) toast({ content: texts.cancelled, type: 'neutral' });
    else if (wrong !== null) errors.show(wrong);
    if (wrong === null) return 'kept';
    return controller.signal.aborted ? 'cancelled' : 'refused';
  }

  return { fileName, sent, isWaiting, errors, send, cancel: () => underWay.current?.abort() };
}
