import { logout } from 'shared-contracts/api/auth';
import { array, safeParse, string } from 'shared-contracts/schema';
import { storageKeys } from 'shared-contracts/storage';
import type { Api } from '../http/api.ts';

/** Interval at which an unconfirmed log-out is sent again, in milliseconds. */
export const LOGOUT_RETRY = 30_000;

/** More than one browser ends before it hears from its server again; older ones end by themselves. */
const MOST_KEPT = 10;

/** A last call in a person's name. */
export type LogoutCall = (api: Pick<Api, 'call'>, token: string) => Promise<unknown>;

/** Ends logins at the server after the page has already forgotten them, however often that has to be tried. */
export interface PendingLogouts {
  /**
   * Ends one at the server. Until that is confirmed it is remembered in this browser and tried again.
   * @param farewell what is still to be done with the token first; the login ends whatever the result.
   * @returns once both have been tried.
   */
  end(token: string, farewell?: LogoutCall): Promise<void>;
  /** Tries those an earlier page did not see confirmed, and again when the connection is back. Returns how to stop. */
  resume(): () => void;
}

/** @param storage the browser's lasting one: the page may be closed before the server has answered. */
export function createPendingLogouts(api: Pick<Api, 'call'>, storage: Storage): PendingLogouts {
  async function send(token: string): Promise<void> {
    const result = await api.call(logout, {}, { token, outlivesPage: true });
    // Only a server that no longer takes the token has ended the login; any other answer proves nothing.
    if (result.ok || result.error.kind === 'unauthorised')
      keep(readTokens(storage).filter((other) => other !== token));
  }

  function keep(tokens: readonly string[]): void {
    try {
      if (tokens.length > 0) storage.setItem(storageKeys.endingLogins, JSON.stringify(tokens));
      else storage.removeItem(storageKeys.endingLogins);
    } catch {
      return;
    }
  }

  const sendAll = () => {
    for (const token of readTokens(storage)) void send(token);
  };

  return {
    async end(token, farewell) {
      keep([...readTokens(storage), token].slice(-MOST_KEPT));
      await farewell?.(api, token);
      await send(token);
    },
    resume() {
      sendAll();
      const timer = setInterval(sendAll, LOGOUT_RETRY);
      window.addEventListener('online', sendAll);
      return () => {
        clearInterval(timer);
        window.removeEventListener('online', sendAll);
      };
    },
  };
}

function readTokens(storage: Storage): string[] {
  try {
    const stored = safeParse(array(string()), JSON.parse(storage.getItem(storageKeys.endingLogins) ?? '[]'));
    return stored.success ? stored.data : [];
  } catch {
    return [];
  }
}
