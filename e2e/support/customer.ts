import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { login, logout } from 'shared-contracts/api/auth';
import { addToCart, clearCart } from 'shared-contracts/api/basket';
import { TOKEN_COOKIE } from 'shared-contracts/cookies';
import { type ApiCaller, apiOf } from './api.ts';
import { cookieDomain, origin } from './hosts.ts';
import type { Person } from './people.ts';

/** A person with their own session at the API. */
export interface Customer {
  person: Person;
  token: string;
  api: ApiCaller;
  /** Lets the pages of a browser take part in the session. */
  logIn(context: BrowserContext): Promise<void>;
  /** Ends the session at the server, without telling any page. */
  endSession(): Promise<void>;
  putInBasket(...sessionIds: string[]): Promise<void>;
  clearBasket(): Promise<void>;
}

export async function logInAsCustomer(request: APIRequestContext, person: Person): Promise<Customer> {
  const host = origin(person.tenant);
  const credentials = { username: person.username, password: person.password };
  const { token } = await apiOf(request, host, null).call(login, { body: credentials });
  const api = apiOf(request, host, token);
  return {
    person,
    token,
    api,
    logIn: (context) =>
      context.addCookies([
        { name: TOKEN_COOKIE, value: token, domain: cookieDomain(person.tenant), path: '/', sameSite: 'Lax' },
      ]),
    async endSession() {
      await api.call(logout, {});
    },
    async putInBasket(...sessionIds) {
      const items = sessionIds.map((id) => ({ id, type: 'activity' as const }));
      await api.call(addToCart, { body: { items, membershipUserId: null, selectedUserId: null } });
    },
    async clearBasket() {
      await api.call(clearCart, {});
    },
  };
}
