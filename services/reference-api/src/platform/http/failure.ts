import type { ValidationMessages } from 'shared-contracts/envelope';
import { texts } from './texts.ts';

/** A refusal that the caller is told about. Messages are words for a person; field keys are camelCase. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly validationMessages: ValidationMessages | undefined;
  /** What the refused call's own page can use, in camelCase. */
  readonly data: object | null;

  constructor(
    status: number,
    message: string,
    validationMessages?: ValidationMessages,
    data: object | null = null,
  ) {
    super(message);
    this.name = 'ApiFailure';
    this.status = status;
    this.validationMessages = validationMessages;
    this.data = data;
  }
}

export const notFound = (): ApiFailure => new ApiFailure(404, texts.status.notFound);

export const invalid = (validationMessages: ValidationMessages): ApiFailure =>
  new ApiFailure(422, texts.status.invalid, validationMessages);
