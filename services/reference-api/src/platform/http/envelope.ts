import { toWire } from 'shared-contracts/codec';
import type { ApiFailure } from './failure.ts';

/** The wire form of an answer that went well; `data` is already snake-cased. */
export const successEnvelope = (status: number, data: unknown) => ({ status_code: status, data });

/** The wire form of a refusal (decisions 3). */
export function failureEnvelope(
  failure: Pick<ApiFailure, 'status' | 'message' | 'validationMessages' | 'data'>,
) {
  const { status, message, validationMessages, data } = failure;
  return {
    status_code: status,
    data: toWire(data),
    message,
    ...(validationMessages && { validation_messages: toWire(validationMessages) }),
  };
}
