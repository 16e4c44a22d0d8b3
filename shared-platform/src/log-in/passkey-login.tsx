import { useCallback, useEffect, useRef } from 'react';
import { logInWithPasskey } from 'shared-contracts/api/passkeys';
import { Button } from 'shared-ui/core';
import type { ApiError } from '../http/api-error.ts';
import { askForPasskey } from '../passkeys/index.ts';
import { usePlatform } from '../platform-context.ts';
import { texts } from '../texts/log-in.ts';

interface Props {
  isBusy: boolean;
  /** Ended by a form that has gone. */
  signal: AbortSignal;
  /** True if the person asked to stay logged in. */
  stays(): boolean;
  onStart(): void;
  /** The error; `null` if the person or their device gave up. */
  onFailure(error: ApiError | null): void;
}

/** The way in without a password: by the button, or among the suggestions of the first field. */
export function PasskeyLogin({ isBusy, ...props }: Props) {
  const { api, session } = usePlatform();
  const latest = useRef(props);
  latest.current = props;

  const logIn = useCallback(
    async (isSuggested: boolean): Promise<void> => {
      const { signal } = latest.current;
      const answered = await askForPasskey(api, { isSuggested, signal });
      if (signal.aborted) return;
      const { stays, onStart, onFailure } = latest.current;
      if (answered.state !== 'answered') {
        if (isSuggested) return;
        onFailure(answered.state === 'refused' ? answered.error : null);
        return logIn(true);
      }
      onStart();
      const isStaying = stays();
      const body = { credential: answered.credential };
      const result = await session.loginWith(
        () => api.call(logInWithPasskey, { body }, { stays: isStaying }),
        signal,
        isStaying,
      );
      // Not suggested again: a device that answers by itself would ask the server repeatedly.
      if (!result.ok && !signal.aborted) onFailure(result.error);
    },
    [api, session],
  );
  // Without it the button is still there.
  useEffect(() => void logIn(true).catch(() => undefined), [logIn]);

  return (
    <Button
      variant="quiet"
      startIcon="lock"
      disabled={isBusy}
      onClick={() => {
        props.onStart();
        void logIn(false).catch(() => props.onFailure(null));
      }}
    >
      {texts.passkey}
    </Button>
  );
}
