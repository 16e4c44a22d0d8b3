import { expect } from 'vitest';
import { SEED_PASSWORD } from '../seed/people.ts';
import type { TestApi } from './api.ts';
import { type Answering, type Authenticator, createAuthenticator } from './authenticator.ts';

export const LIST = 'GET /api/v1/my-account/passkeys';
export const START = 'POST /api/v1/my-account/passkeys/options';
export const ADD = 'POST /api/v1/my-account/passkeys';
export const LOG_IN = 'POST /api/v1/auth/passkeys/login';

/** Ways in which seeded people prove their identity. */
export const typed = { current_password: SEED_PASSWORD };

/** Calls about passkeys. */
export function passkeyCalls(api: () => TestApi) {
  const as = (token: string | null) => (line: string, body?: object) =>
    api().call(line, { token, app: 'my-account', body });
  const user = async (token: string) => (await as(token)('GET /api/v1/auth/user')).data;
  const challenge = async (tenant?: string) =>
    (await api().call('POST /api/v1/auth/passkeys/options', { ...(tenant ? { tenant } : {}) })).data.options
      ?.challenge;
  return {
    as,
    user,
    challenge,
    /** Adds a passkey as someone would. Answers the device. */
    async added(token: string, name = 'My phone', device = createAuthenticator()) {
      const started = await as(token)(START, typed);
      expect(started.status).toBe(200);
      const credential = device.create({ challenge: started.data.options?.challenge });
      const answer = await as(token)(ADD, { name, credential });
      return { device, answer };
    },
    logIn: async (device: Authenticator, change: Partial<Answering> = {}) =>
      as(null)(LOG_IN, { credential: device.get({ challenge: await challenge(), ...change }) }),
  };
}
