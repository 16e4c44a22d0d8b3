import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { type logInWithPasskey, passkeyOptions } from 'shared-contracts/api/passkeys';
import type { BodyOf } from 'shared-contracts/endpoint';
import type { Api } from '../http/api.ts';
import type { ApiError } from '../http/api-error.ts';

/** A device's answer, in the form that is sent. */
export type PasskeyCredential = BodyOf<typeof logInWithPasskey>['credential'];

/** Outcome: answered, refused by the server, created on this device before, or cancelled on the device. */
export type Ceremony =
  | { state: 'answered'; credential: PasskeyCredential }
  | { state: 'refused'; error: ApiError }
  | { state: 'known' | 'given-up' };

async function atDevice(ask: () => Promise<object>): Promise<Ceremony> {
  try {
    return { state: 'answered', credential: (await ask()) as PasskeyCredential };
  } catch (error) {
    // Browsers tell little on purpose: closed, timed out and 'no passkey here' look the same.
    return { state: error instanceof Error && error.name === 'InvalidStateError' ? 'known' : 'given-up' };
  }
}

/** Has the person unlock one of their passkeys, at once or when they choose it among a field's suggestions. */
export async function unlockPasskey(
  api: Pick<Api, 'call'>,
  { isSuggested, signal }: { isSuggested: boolean; signal?: AbortSignal | undefined },
): Promise<Ceremony> {
  if (isSuggested && !(await browserSupportsWebAuthnAutofill())) return { state: 'given-up' };
  const result = await api.call(passkeyOptions, {});
  if (!result.ok) return { state: 'refused', error: result.error };
  if (signal?.aborted) return { state: 'given-up' };
  signal?.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony(), { once: true });
  return atDevice(() =>
    startAuthentication({ optionsJSON: result.data.options, useBrowserAutofill: isSuggested }),
  );
}

/** Has the person make a passkey on a device of theirs. */
export const makePasskey = (options: object): Promise<Ceremony> =>
  atDevice(() => startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }));
