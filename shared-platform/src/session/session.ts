import { currentUser, login, logout } from 'shared-contracts/api/auth';
import type { EventBus } from 'shared-contracts/bus';
import { TOKEN_COOKIE } from 'shared-contracts/cookies';
import type { Api } from '../http/api.ts';
import type { Result } from '../http/api-error.ts';
import {
  ANONYMOUS,
  CHECKING,
  createWatchable,
  type Session,
  sessionOf,
  type Watchable,
} from './session-store.ts';
import type { SharedCookies } from './shared-cookies.ts';

/** How often the cookie is compared with what the page knows, in milliseconds (shell specification 4). */
export const COOKIE_POLL_INTERVAL = 5_000;
/** The login request leaves this long after submit, in milliseconds (shell specification 9, decisions 23). */
export const LOGIN_ATTEMPT_DELAY = 250;
const USER_RETRY_DELAY = 3_000;

type EndReason = 'logged-out' | 'expired' | 'elsewhere';

/** Who is logged in on this page, following the cookie that all hosts and tabs share. */
export interface SessionController {
  session: Watchable<Session>;
  /** Compares the cookie with what the page knows, and flips when they differ. */
  compare(): void;
  login(username: string, password: string): Promise<Result<unknown>>;
  /** Stores a token that came with another answer, as after registering, and becomes that person. */
  adopt(token: string): void;
  /** Stores a token that takes the place of the person's own; they are loaded anew and stay who they are meanwhile. */
  renew(token: string): void;
  /** Loads the person anew, as after their details were changed; meanwhile they stay who they are. */
  reload(): void;
  logout(): Promise<void>;
  /** The server refused this token: it is dropped and the page reloads (decisions 11). */
  expire(token: string): void;
}

interface Options {
  api: Api;
  bus: EventBus;
  cookies: SharedCookies;
  /** Told after each flip, so that cached answers follow the person. */
  onFlip(): void;
  reloadPage(): void;
}

export function createSession({ api, bus, cookies, onFlip, reloadPage }: Options): SessionController {
  const session = createWatchable<Session>(ANONYMOUS);
  let knownToken: string | null = null;

  function flip(token: string | null, reason: EndReason): void {
    knownToken = token;
    session.set(token ? CHECKING : ANONYMOUS);
    onFlip();
    if (token) void loadUser(token);
    else bus.emit('session:ended', { reason });
  }

  async function loadUser(token: string): Promise<void> {
    const result = await api.call(currentUser, {});
    if (token !== knownToken) return;
    if (result.ok) {
      session.set(sessionOf(result.data));
      bus.emit('session:started', { userId: result.data.id });
    } else if (result.error.isRetryable) {
      setTimeout(() => token === knownToken && void loadUser(token), USER_RETRY_DELAY);
    }
  }

  function compare(reason: EndReason = 'elsewhere'): void {
    const token = cookies.read(TOKEN_COOKIE);
    if (token !== knownToken) flip(token, reason);
  }

  function adopt(token: string): void {
    cookies.write(TOKEN_COOKIE, token);
    if (token === knownToken) void loadUser(token);
    else compare();
  }

  function renew(token: string): void {
    if (session.get().status === 'authenticated') knownToken = token;
    adopt(token);
  }

  return {
    session,
    compare: () => compare(),
    async login(username, password) {
      await new Promise((resolve) => setTimeout(resolve, LOGIN_ATTEMPT_DELAY));
      const result = await api.call(login, { body: { username, password } });
      if (result.ok) adopt(result.data.token);
      return result;
    },
    adopt,
    renew,
    reload: () => void (knownToken && loadUser(knownToken)),
    async logout() {
      await api.call(logout, {});
      cookies.remove(TOKEN_COOKIE);
      compare('logged-out');
    },
    expire(token) {
      if (cookies.read(TOKEN_COOKIE) !== token) return;
      cookies.remove(TOKEN_COOKIE);
      compare('expired');
      reloadPage();
    },
  };
}
