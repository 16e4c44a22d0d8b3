import { useRef } from 'react';
import type { AnswerOf, CallArguments, Endpoint } from 'shared-contracts/endpoint';
import { type ApiError, type ApiQuery, useApiMutation } from 'shared-platform';

/** A change that is carried out as the server has told what it means. */
export interface OfferedChange<Offer, E extends Endpoint> {
  /** What it means, asked of the server when the question opens. */
  offer: ApiQuery<Offer>;
  isRunning: boolean;
  /** Why it was not carried out. */
  error: ApiError | null;
  /** Answers `null` when it was not carried out; what has changed meanwhile is then asked for again. */
  carryOut(args: CallArguments<E>): Promise<AnswerOf<E> | null>;
}

/** The same answer sent again is one attempt; another one, or one to another offer, is another attempt. */
export function useOfferedChange<Offer, E extends Endpoint>(
  offer: ApiQuery<Offer>,
  endpoint: E,
): OfferedChange<Offer, E> {
  const request = useApiMutation(endpoint);
  const attempt = useRef({ told: '', key: '' });
  return {
    offer,
    isRunning: request.requesting,
    error: request.error,
    async carryOut(args) {
      const told = JSON.stringify(args);
      if (attempt.current.told !== told) attempt.current = { told, key: crypto.randomUUID() };
      const result = await request.run(args, { idempotencyKey: attempt.current.key });
      if (result.ok) return result.data;
      if (result.error.kind === 'conflict') {
        attempt.current.told = '';
        offer.reload();
      }
      return null;
    },
  };
}
