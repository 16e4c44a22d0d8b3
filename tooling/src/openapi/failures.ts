import { changePassword } from 'shared-contracts/api/account';
import { forgottenPassword, login, logout, register } from 'shared-contracts/api/auth';
import { addToCart } from 'shared-contracts/api/basket';
import { storeMembership } from 'shared-contracts/api/joining-cart';
import { validatePromotion } from 'shared-contracts/api/promotions';
import { confirmSecondFactor, passSecondFactor } from 'shared-contracts/api/second-factor';
import { type Endpoint, isOpenToVisitors } from 'shared-contracts/endpoint';

/** What each failure means, for whoever calls the API. */
export const FAILURES: Readonly<Record<number, string>> = {
  400: 'The body is not JSON, or a header or the address is malformed.',
  401: 'Nobody is logged in, the session has ended, or the login was refused.',
  403: 'The person may not do this, or the call comes from a foreign page.',
  404: 'There is no such tenant, thing or address, or it belongs to somebody else.',
  409: 'It cannot be done any more, a call with the same key is still running, or the call was filled in for somebody else than is logged in.',
  413: 'The body is too large.',
  422: 'Something sent does not fit; `validation_messages` says what, field by field.',
  429: 'Too many attempts; the message and `retry-after` say how long to wait.',
  500: 'Something went wrong; nothing was changed.',
  503: 'Closed for maintenance, or something this call needs is out of reach.',
};

/** Calls of which only so many are taken within a while. */
const RATIONED: readonly string[] = [
  login,
  register,
  forgottenPassword,
  changePassword,
  addToCart,
  validatePromotion,
  storeMembership,
  passSecondFactor,
  confirmSecondFactor,
].map(({ path }) => path);

/** The failures a caller has to expect of an endpoint. */
export function failuresOf(endpoint: Endpoint): number[] {
  const { method, path, access, body, query, idempotent } = endpoint;
  const isLogin = path === login.path;
  const changesState = method !== 'GET';
  const namesPerson = path !== logout.path;
  const expected: [number, boolean][] = [
    [400, body !== undefined || namesPerson],
    [401, !isOpenToVisitors(endpoint) || isLogin],
    [403, changesState || access === 'staff' || access === 'manager'],
    [404, true],
    [409, changesState || namesPerson],
    [413, body !== undefined],
    [422, body !== undefined || query !== undefined || idempotent],
    [429, RATIONED.includes(path)],
    [500, true],
    [503, true],
  ];
  return expected.filter(([, isExpected]) => isExpected).map(([status]) => status);
}
