import { beginUpload, sendUpload, upload } from 'shared-contracts/api/uploads';
import type { FileType } from 'shared-contracts/uploaded-file';
import type { ApiError, Result, UseApi } from 'shared-platform';

/** A slow line takes minutes for a large file; a call of another kind is given up sooner. */
const LONGEST_UPLOAD = 10 * 60_000;
/** Delay before each further try, in milliseconds. */
const WAITS = [1_000, 3_000, 9_000];
/** An operator's API may know the documented calls alone, which take files in base64. */
const NO_SUCH_CALL: readonly (number | null)[] = [404, 405, 501];

export interface OutgoingFile {
  file: File;
  type: FileType;
  /** Id of the document; `null` = the person's photo. */
  documentId: string | null;
}

export interface UploadHandlers {
  signal: AbortSignal;
  /** Share that has been sent, from 0 to 1. */
  onProgress(sent: number): void;
  /** True if the connection was lost and another try comes. */
  onWaiting(isWaiting: boolean): void;
  /** The documented call with a large body. */
  inBase64(sending: UploadRequestOptions): Promise<Result<unknown>>;
}

export interface UploadRequestOptions {
  timeout: number;
  onUploadProgress(sent: { progress?: number | undefined }): void;
}

interface Attempt {
  answer: Result<unknown>;
  /** The documented call is not tried again by itself: nothing tells whether it was lost before or after it was done. */
  isLast?: boolean;
}

/** The connection broke, stopped (408), or the service is away for a moment. */
const isWorthAnotherTry = ({ kind, status }: ApiError) =>
  kind === 'network' || kind === 'unavailable' || status === 408;

/** Ends after a while, or as soon as it is called off. */
const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Sends files, one at a time. A try that breaks off is made up for by itself, and remembered: the person who sends the same file
 * again continues with the same upload, which the server keeps once.
 */
export function createFileSender(api: Pick<UseApi, 'call'>, waits: readonly number[] = WAITS) {
  let begun: { file: File; id: string } | null = null;

  async function announce(
    { file, type, documentId }: OutgoingFile,
    signal: AbortSignal,
  ): Promise<Result<{ isKept: boolean }>> {
    if (begun?.file === file) {
      const known = await api.call(upload, { params: { uploadId: begun.id } }, { signal });
      if (known.ok || known.error.status !== 404) return known;
    }
    const body = { documentId, contentType: type, size: file.size };
    const answer = await api.call(beginUpload, { body }, { signal });
    if (answer.ok) begun = { file, id: answer.data.id };
    return answer;
  }

  async function attempt(given: OutgoingFile, sending: UploadHandlers): Promise<Attempt> {
    const { signal, onProgress } = sending;
    const body: UploadRequestOptions = {
      timeout: LONGEST_UPLOAD,
      onUploadProgress: ({ progress = 0 }) => onProgress(progress),
    };
    const announced = await announce(given, signal);
    if (!announced.ok) {
      const { kind, status } = announced.error;
      const isUnknown = NO_SUCH_CALL.includes(status) || kind === 'malformed';
      return isUnknown ? { answer: await sending.inBase64(body), isLast: true } : { answer: announced };
    }
    if (announced.data.isKept || !begun) return { answer: announced };
    const data = given.file.slice(0, given.file.size, given.type);
    // Fails at once if it was cancelled meanwhile.
    const answer = await api.call(
      sendUpload,
      { params: { uploadId: begun.id } },
      { signal, sending: { ...body, data } },
    );
    // A file that was refused is announced again when someone insists.
    if (answer.ok || !isWorthAnotherTry(answer.error)) begun = null;
    return { answer };
  }

  /** Answers once the file is kept, refused or called off, or could not be sent for a while. */
  return async function send(given: OutgoingFile, sending: UploadHandlers): Promise<Result<unknown>> {
    const { signal, onProgress, onWaiting } = sending;
    let { answer, isLast } = await attempt(given, sending);
    for (const ms of waits) {
      if (answer.ok || isLast || signal.aborted || !isWorthAnotherTry(answer.error)) break;
      onWaiting(true);
      await wait(ms, signal);
      if (signal.aborted) break;
      onProgress(0);
      ({ answer, isLast } = await attempt(given, sending));
      onWaiting(false);
    }
    return answer;
  };
}
