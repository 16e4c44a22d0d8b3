import { describe, expect, test } from 'vitest';
import { json } from '../../test-support/fake-api.ts';
import { HOST, startGateway } from '../../test-support/test-gateway.ts';
import { logoutCookie } from './logout-cookie.ts';

const LOGOUT = { method: 'POST', url: '/api/v1/auth/logout' };
const NEW_PERSON = 'touchline_venues=bookings:a; touchline_token=new; b=2';

describe('the cookie of a logout', () => {
  test.each([
    [
      'replaces another token',
      NEW_PERSON,
      'Bearer old',
      'touchline_venues=bookings:a; b=2; touchline_token=old',
    ],
    ['is there where none was', undefined, 'Bearer old', 'touchline_token=old'],
    ['replaces every token', 'touchline_token=1; touchline_token=2', 'bearer old', 'touchline_token=old'],
    [
      'does not touch similar names',
      'touchline_token2=x',
      'Bearer old',
      'touchline_token2=x; touchline_token=old',
    ],
    ['cannot be added to', undefined, 'Bearer a; b=1', 'touchline_token=a%3B%20b%3D1'],
    ['never falls back to another token', NEW_PERSON, 'Bearer ', 'touchline_venues=bookings:a; b=2'],
    ['is left as it is without a bearer token', NEW_PERSON, undefined, NEW_PERSON],
    ['is left as it is with a header of another kind', NEW_PERSON, 'Basic abc', NEW_PERSON],
  ])('%s', (_what, cookie, authorization, expected) => {
    expect(logoutCookie(LOGOUT, { cookie, authorization }).cookie).toBe(expected);
  });

  test.each([
    ['POST', '/api/v1/auth/logout/', true],
    ['POST', '/api/v1/auth/logout?x=1', true],
    ['GET', '/api/v1/auth/logout', false],
    ['POST', '/api/v1/auth/logout/other', false],
    ['POST', '/api/v1/checkout/add', false],
    ['GET', '/api/v1/auth/user?x=/api/v1/auth/logout', false],
  ])('%s %s: %s', (method, url, isReplaced) => {
    const headers = { cookie: NEW_PERSON, authorization: 'Bearer old' };
    expect(logoutCookie({ method, url }, headers) !== headers).toBe(isReplaced);
  });
});

describe('through the gateway', () => {
  const send = async (url: string) => {
    const { app, api } = await startGateway({}, { '/api/v1/auth/logout': json(200, { status_code: 200 }) });
    await app.inject({
      method: 'POST',
      url,
      headers: {
        host: HOST,
        origin: `http://${HOST}`,
        cookie: NEW_PERSON,
        authorization: 'Bearer old',
        'touchline-person': 'p-1',
      },
    });
    return api.calls[0]?.headers;
  };

  test('an API that reads the cookie alone ends the login of the bearer token', async () => {
    expect(await send('/api/v1/auth/logout')).toMatchObject({
      cookie: 'touchline_venues=bookings:a; b=2; touchline_token=old',
      authorization: 'Bearer old',
      origin: `http://${HOST}`,
    });
  });

  test('every other call keeps its cookie, and says for whom it was filled in', async () => {
    expect(await send('/api/v1/checkout/add')).toMatchObject({
      cookie: NEW_PERSON,
      authorization: 'Bearer old',
      'touchline-person': 'p-1',
    });
  });
});
