import { currentUser, login } from 'shared-contracts/api/auth';
import type { EventBus } from 'shared-contracts/bus';
import { STAY_LOGGED_IN_COOKIE, STAY_LOGGED_IN_COOKIE_MAX_AGE, TOKEN_COOKIE } from 'shared-contracts/cookies';
import type { Api } from '../http/api.ts';
import { networkError, type Result } from '../http/api-error.ts';
import type { EndReason, PersonController } from '../person/person-controller.ts';
import { createWatchable, type Watchable } from '../watchable.ts';
import type { LogoutCall, PendingLogouts } from './pending-logouts.ts';
import type { SessionChannel } from './session-channel.ts';
import { ANONYMOUS, checkingSession, type Session, sessionOf } from './session-store.ts';
import type { SharedCookies } from './shared-cookies.ts';

/** Interval at which the cookie is compared with what the page knows, in milliseconds (shell specification 4). */
export const COOKIE_POLL_INTERVAL = 5_000;
/** The login request leaves this long after submit, in milliseconds (shell specification 9, decisions 23). */
export const LOGIN_ATTEMPT_DELAY = 250;
/** First pause before the person is requested again, in milliseconds; it doubles up to the longest. */
export const USER_RETRY_DELAY = 3_000;
const LONGEST_RETRY_DELAY = 30_000;
/** A person who has not arrived after this long is said to be late, in milliseconds. */
export const USER_LOAD_TIMEOUT = 8_000;

/** The session of this page, following the cookie that all hosts and tabs share. */
export interface SessionController {
  session: Watchable<Session>;
  /** Compares the cookie with what the page knows, and follows it when they differ. */
  compare(): void;
  /**
   * Logs someone in, unless the page has changed hands before the answer arrived.
   * @param signal ended by a form that has gone: its login is ended, too, instead of taking over.
   * @param stays whether the login outlasts the browser, as the person asked for.
   */
  login(username: string, password: string, signal?: AbortSignal, stays?: boolean): Promise<Result<unknown>>;
  /** Logs someone in by another way, under the same conditions. */
  loginWith(
    attempt: () => Promise<Result<{ token: string }>>,
    signal?: AbortSignal,
    stays?: boolean,
  ): Promise<Result<unknown>>;
  /** Stores a token that arrived with another answer, as after registering, and becomes that person. */
  adopt(token: string): void;
  /** Stores a token that takes the place of the person's own; they are loaded again and stay who they are in the meantime. */
  renew(token: string): void;
  /** Loads the person again, as after their details were changed; meanwhile they stay who they are. */
  reload(): void;
  /**
   * Forgets the person at once, whatever the server does; the call goes out by itself, and again if it was lost.
   * @param farewell a last call in the person's name.
   * @returns once the server has acknowledged it, or could not be reached.
   */
  logout(farewell?: LogoutCall): Promise<void>;
  /** The server refused this token: it is dropped and the page reloads (decisions 11). */
  expire(token: string): void;
}

interface Options {
  api: Api;
  bus: EventBus;
  cookies: SharedCookies;
  person: Pick<PersonController, 'tokenGone' | 'tokenChanged' | 'identified'>;
  endings: Pick<PendingLogouts, 'end'>;
  channel: Pick<SessionChannel, 'announce'>;
  reloadPage(): void;
}

export function createSession(options: Options): SessionController {
  const { api, bus, cookies, person, endings, channel, reloadPage } = options;
  const startToken = cookies.read(TOKEN_COOKIE);
  const session = createWatchable<Session>(startToken ? checkingSession(null) : ANONYMOUS, ANONYMOUS);
  let knownToken = startToken;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function become(token: string | null, reason: EndReason): void {
    knownToken = token;
    clearTimeout(timer);
    if (token) {
      person.tokenChanged();
      session.set(checkingSession(null));
      void loadUser(token);
    } else {
      person.tokenGone(reason);
      session.set(ANONYMOUS);
      bus.emit('session:ended', { reason });
    }
  }

  async function loadUser(token: string, pause = USER_RETRY_DELAY): Promise<void> {
    clearTimeout(timer);
    const isWaiting = () => token === knownToken && session.get().status === 'checking';
    const late = setTimeout(() => {
      if (isWaiting()) session.set(checkingSession(networkError()));
    }, USER_LOAD_TIMEOUT);
    const result = await api.call(currentUser, {});
    clearTimeout(late);
    if (token !== knownToken) return;
    if (result.ok) {
      person.identified(result.data.id, token);
      session.set(sessionOf(result.data));
      bus.emit('session:started', { userId: result.data.id });
      return;
    }
    if (isWaiting()) session.set(checkingSession(result.error));
    if (result.error.isRetryable) {
      timer = setTimeout(
        () => token === knownToken && void loadUser(token, Math.min(pause * 2, LONGEST_RETRY_DELAY)),
        pause,
      );
    }
  }

  function compare(reason: EndReason = 'elsewhere'): void {
    const token = cookies.read(TOKEN_COOKIE);
    if (token !== knownToken) become(token, reason);
  }

  function adopt(token: string): void {
    cookies.write(
      TOKEN_COOKIE,
      token,
      cookies.read(STAY_LOGGED_IN_COOKIE) ? STAY_LOGGED_IN_COOKIE_MAX_AGE : undefined,
    );
    if (token === knownToken) void loadUser(token);
    else compare();
    channel.announce();
  }

  function drop(reason: EndReason): void {
    cookies.remove(TOKEN_COOKIE);
    cookies.remove(STAY_LOGGED_IN_COOKIE);
    compare(reason);
    channel.announce();
  }

  const loginWith: SessionController['loginWith'] = async (attempt, signal, stays = false) => {
    const tokenBefore = knownToken;
    const result = await attempt();
    compare();
    if (!result.ok) return result;
    if (signal?.aborted || knownToken !== tokenBefore) void endings.end(result.data.token);
    else {
      if (stays) cookies.write(STAY_LOGGED_IN_COOKIE, '1', STAY_LOGGED_IN_COOKIE_MAX_AGE);
      else cookies.remove(STAY_LOGGED_IN_COOKIE);
      adopt(result.data.token);
    }
    return result;
  };

  if (startToken) void loadUser(startToken);

  return {
    session,
    compare: () => compare(),
    login: (username, password, signal, stays = false) =>
      loginWith(
        async () => {
          await new Promise((resolve) => setTimeout(resolve, LOGIN_ATTEMPT_DELAY));
          return api.call(login, { body: { username, password } }, { stays });
        },
        signal,
        stays,
      ),
    loginWith,
    adopt,
    renew(token) {
      if (session.get().status === 'authenticated') knownToken = token;
      adopt(token);
    },
    reload: () => void (knownToken && loadUser(knownToken)),
    async logout(farewell) {
      const token = cookies.read(TOKEN_COOKIE);
      drop('logged-out');
      if (token) await endings.end(token, farewell);
    },
    expire(token) {
      if (cookies.read(TOKEN_COOKIE) !== token) return;
      drop('expired');
      reloadPage();
    },
  };
}
