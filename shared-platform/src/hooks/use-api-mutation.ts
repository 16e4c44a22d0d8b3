import { useCallback, useState } from 'react';
import type { AnswerOf, CallArguments, Endpoint } from 'shared-contracts/endpoint';
import type { ValidationMessages } from 'shared-contracts/envelope';
import type { CallOptions } from '../http/api.ts';
import type { ApiError, Result } from '../http/api-error.ts';
import { usePlatform } from '../platform-context.ts';

/** The request model of shell specification 4: starting clears, success and failure store. */
interface RequestState {
  requesting: boolean;
  error: ApiError | null;
  status: number | null;
  validationMessages: ValidationMessages;
}

const IDLE: RequestState = { requesting: false, error: null, status: null, validationMessages: {} };

/** One call that changes something, and the state of its last request. */
export interface ApiMutation<E extends Endpoint> extends RequestState {
  run(args: CallArguments<E>, options?: CallOptions): Promise<Result<AnswerOf<E>>>;
}

/** A call that changes something, with its state for the screen. */
export function useApiMutation<E extends Endpoint>(endpoint: E): ApiMutation<E> {
  const { api } = usePlatform();
  // Not the query library's: docs/adr/0030.
  const [state, setState] = useState(IDLE);
  const run = useCallback(
    async (args: CallArguments<E>, options?: CallOptions) => {
      setState({ ...IDLE, requesting: true });
      const result = await api.call(endpoint, args, options);
      setState(
        result.ok
          ? { ...IDLE, status: result.status }
          : {
              requesting: false,
              error: result.error,
              status: result.error.status,
              validationMessages: result.error.validationMessages,
            },
      );
      return result;
    },
    [api, endpoint],
  );
  return { ...state, run };
}
