import type { ValidationMessages } from 'shared-contracts/envelope';
import { texts } from '../texts/en.ts';

/** The kind of a call's failure; a screen uses it to decide what to show. */
export type ApiErrorKind =
  | 'network'
  | 'unauthorised'
  | 'forbidden'
  | 'not-found'
  | 'validation'
  | 'conflict'
  | 'unavailable'
  | 'server'
  | 'malformed';

/** A failed call as a value. */
export interface ApiError {
  kind: ApiErrorKind;
  /** HTTP status; `null` when no answer arrived. */
  status: number | null;
  /** Message for the person: the server's, else the default text of the status (shell specification 8). */
  message: string;
  /** The server's own message, for features that have a text between the two. */
  serverMessage: string | null;
  validationMessages: ValidationMessages;
  /** Further data of the failure, for the feature that made the call. */
  data?: unknown;
  /** True if the same call may succeed later. */
  isRetryable: boolean;
}

/** A call's outcome; nothing is thrown. */
export type Result<Answer> = { ok: true; data: Answer; status: number } | { ok: false; error: ApiError };

const kindByStatus: Record<number, ApiErrorKind> = {
  401: 'unauthorised',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  422: 'validation',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/** The default text of a status (shell specification 8). */
export function statusText(status: number | null): string {
  if (status === 404) return texts.statusErrors.notFound;
  if (status === 403) return texts.statusErrors.forbidden;
  return texts.statusErrors.other;
}

/** Builds the error value of an answer that was not a success. */
export function failedAnswer(
  status: number,
  serverMessage: string | null,
  validationMessages: ValidationMessages = {},
  data?: unknown,
): ApiError {
  const kind = kindByStatus[status] ?? 'server';
  return {
    kind,
    status,
    message: serverMessage ?? statusText(status),
    serverMessage,
    validationMessages,
    ...(data != null && { data }),
    isRetryable: status >= 500 || status === 429,
  };
}

/** No answer arrived at all: offline, timed out, cut. */
export function networkError(): ApiError {
  return {
    kind: 'network',
    status: null,
    message: statusText(null),
    serverMessage: null,
    validationMessages: {},
    isRetryable: true,
  };
}

/** An answer arrived that is not what the contract describes. */
export function malformedAnswer(status: number): ApiError {
  return { ...networkError(), kind: 'malformed', status };
}
