import { useRef } from 'react';
import type { AnswerOf, CallArguments, Endpoint } from 'shared-contracts/endpoint';
import { type ApiError, type ApiQuery, useApiMutation } from 'shared-platform';

/** A change that is carried out on the terms the server gave. */
export interface OfferedChange<Offer, E extends Endpoint> {
  /** The effect of the change, requested from the server when the question opens. */
  offer: ApiQuery<Offer>;
  isRunning: boolean;
  /** Reason that it was not carried out. */
  error: ApiError | null;
  /** Returns `null` when it was not carried out; what has changed in the meantime is then requested again. */
  carryOut(args: CallArguments<E>): Promise<AnswerOf<E> | null>;
}

/** The same answer sent again is one attempt; another one, or one to another offer, is another attempt. */
export function useOfferedChange<Offer, E extends Endpoint>(
  offer: ApiQuery<Offer>,
  endpoint: E,
): OfferedChange<Offer, E> {
  const request = useApiMutation(endpoint);
  const attempt = useRef({ shown: '', key: '' });
  return {
    offer,
    isRunning: request.requesting,
    error: request.error,
    async carryOut(args) {
      const shown = JSON.stringify(args);
      if (attempt.current.shown !== shown) attempt.current = { shown, key: crypto.randomUUID() };
      const result = await request.run(args, { idempotencyKey: attempt.current.key });
      if (result.ok) return result.data;
      if (result.error.kind === 'conflict') {
        attempt.current.shown = '';
        offer.reload();
      }
      return null;
    },
  };
}
