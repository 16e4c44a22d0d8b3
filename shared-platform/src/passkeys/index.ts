import { loadCode } from 'shared-ui/load-code';
import type { Api } from '../http/api.ts';
import type { Ceremony } from './ceremonies.ts';

export type { Ceremony, PasskeyCredential } from './ceremonies.ts';
export { useOffersPasskeys } from './use-offers-passkeys.ts';

const importCeremonies = () => import(/* webpackChunkName: "passkeys" */ './ceremonies.ts');

/**
 * Has the person unlock one of their passkeys.
 * @param isSuggested waits until they choose it among the suggestions of a field with `autocomplete="… webauthn"`.
 * @param signal gives it up, as when the form has gone.
 */
export async function askForPasskey(
  api: Pick<Api, 'call'>,
  how: { isSuggested: boolean; signal?: AbortSignal | undefined },
): Promise<Ceremony> {
  const { unlockPasskey } = await loadCode(importCeremonies);
  return unlockPasskey(api, how);
}

/** Has the person make a passkey. @param options as the server answers them. */
export async function createPasskey(options: object): Promise<Ceremony> {
  const { makePasskey } = await loadCode(importCeremonies);
  return makePasskey(options);
}
