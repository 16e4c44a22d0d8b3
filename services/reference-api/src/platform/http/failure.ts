import type { ValidationMessages } from 'shared-contracts/envelope';
import { texts } from './texts.ts';

/** A refusal that the caller sees. Messages are words for a person; field keys are camelCase. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly validationMessages: ValidationMessages | undefined;
  /** Data for the refused call's own page, in camelCase. */
  readonly data: object | null;
  /** After how many seconds the call is worth a second try; `null` when that is not known. */
  readonly retryAfter: number | null;

  constructor(
    status: number,
    message: string,
    validationMessages?: ValidationMessages,
    data: object | null = null,
    retryAfter: number | null = null,
  ) {
    super(message);
    this.name = 'ApiFailure';
    this.status = status;
    this.validationMessages = validationMessages;
    this.data = data;
    this.retryAfter = retryAfter;
  }
}

export const notFound = (): ApiFailure => new ApiFailure(404, texts.status.notFound);

export const invalid = (validationMessages: ValidationMessages): ApiFailure =>
  new ApiFailure(422, texts.status.invalid, validationMessages);

/** Too much of it for now. @param minutes until it is worth another try, which the message says too */
export const tooManyRequests = (minutes: number, message: string): ApiFailure =>
  new ApiFailure(429, message, undefined, null, minutes * 60);
