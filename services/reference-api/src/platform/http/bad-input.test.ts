import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failuresIn, startTestApi, type TestApi } from '../../testing/api.ts';
import { readConfiguration } from '../configuration/configuration.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const LOGIN = 'POST /api/v1/auth/customer/login';

describe('bodies', () => {
  it.each<[string, unknown, Record<string, string[]>]>([
    ['missing fields', {}, { username: ['This is required.'], password: ['This is required.'] }],
    ['empty fields', { username: '', password: 'x' }, { username: ['This is required.'] }],
    [
      'wrong types',
      { username: 7, password: ['x'] },
      { username: ['This must be text.'], password: ['This must be text.'] },
    ],
    ['null', { username: null, password: 'x' }, { username: ['This must be text.'] }],
    [
      'unknown fields',
      { username: 'a', password: 'b', is_staff: true },
      { is_staff: ['This field is not known.'] },
    ],
    [
      'fields named like what every object has',
      { username: 'a', password: 'b', constructor: 'x', toString: 'y' },
      { constructor: ['This field is not known.'], to_string: ['This field is not known.'] },
    ],
    ['a list', [], { '': ['This must be a group of fields.'] }],
    ['a text', 'hello', { '': ['This must be a group of fields.'] }],
    [
      'long text',
      { username: 'a'.repeat(255), password: 'b' },
      { username: ['This must be at most 254 characters.'] },
    ],
    ['a NUL character', { username: 'a\u0000', password: 'b' }, { '': ['This is not valid.'] }],
  ])('with %s are refused field by field', async (_what, body, messages) => {
    const answer = await api.call(LOGIN, { body });
    expect(answer.status).toBe(422);
    expect(answer.message).toBe('Some details are missing or not valid.');
    expect(answer.validationMessages).toEqual(messages);
  });

  it.each([
    ['malformed JSON', '{"username": ', 400, 'The request is not well-formed JSON.'],
    ['a prototype in it', '{"__proto__": {"isStaff": true}}', 400, 'The request is not well-formed JSON.'],
    [
      'a bottomless group',
      `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`,
      400,
      'The request could not be understood.',
    ],
    [
      'one megabyte',
      JSON.stringify({ username: 'a'.repeat(1024 * 1024), password: 'b' }),
      413,
      'The request is too large.',
    ],
  ])('with %s are refused whole', async (_what, payload, status, message) => {
    const answer = await api.call(LOGIN, { payload });
    expect([answer.status, answer.message]).toEqual([status, message]);
  });

  it('must be JSON', async () => {
    const answer = await api.call(LOGIN, {
      payload: 'username=a',
      headers: { 'content-type': 'text/plain' },
    });
    expect([answer.status, answer.message]).toEqual([415, 'The request must be sent as JSON.']);
  });

  it('may be missing where none is asked for', async () => {
    const answer = await api.call('POST /api/v1/auth/logout', { payload: '' });
    expect([answer.status, answer.data]).toEqual([200, {}]);
  });
});

describe('paths and hosts', () => {
  it.each([
    ['an unknown path', 'GET /api/v1/nothing', {}],
    ['a path outside the base', 'GET /etc/passwd', {}],
    ['a method that is not there', 'DELETE /api/v1/client', {}],
    ['an unknown tenant', 'GET /api/v1/client', { tenant: 'nobody' }],
    ['an unknown application', 'GET /api/v1/client', { app: 'shop' }],
    ['a bare host', 'GET /api/v1/client', { headers: { host: '127.0.0.1:8081' } }],
  ])('%s is not found, in the envelope', async (_what, line, request) => {
    const answer = await api.call(line, request);
    expect(JSON.parse(answer.text)).toEqual({
      status_code: 404,
      data: null,
      message: 'Unable to complete request, item not found.',
    });
  });

  it('answers a name longer than any in the envelope', async () => {
    const answer = await api.call(`GET /api/v1/activities/venues/${'a'.repeat(201)}`);
    expect([answer.status, answer.message]).toEqual([414, 'The address is too long.']);
  });

  it('answers a badly encoded path in the envelope', async () => {
    const answer = await api.call('GET /api/v1/activities/venues/%E0%A4%A');
    expect([answer.status, answer.message]).toEqual([400, 'The request could not be understood.']);
  });

  it('is alive without a tenant', async () => {
    expect((await api.call('GET /healthz', { headers: { host: 'localhost' } })).text).toBe('{"status":"ok"}');
  });
});

describe('where a change comes from', () => {
  const logout = (headers: Record<string, string>) => api.call('POST /api/v1/auth/logout', { headers });
  const cookie = 'touchline_token=abc';

  it.each<[string, number, Record<string, string>]>([
    ['a host of the tenant', 200, { cookie, origin: 'http://my-account.riverside.localhost:8080' }],
    ['another tenant', 403, { cookie, origin: 'http://bookings.harbour.localhost:8080' }],
    ['the other protocol', 403, { cookie, origin: 'https://my-account.riverside.localhost:8080' }],
    ['another port', 403, { cookie, origin: 'http://bookings.riverside.localhost:9999' }],
    ['another site', 403, { cookie, origin: 'https://evil.example' }],
    ['a sandboxed frame', 403, { cookie, origin: 'null' }],
    ['nowhere, with a cookie', 403, { cookie }],
    ['nowhere, with a bearer token', 200, { authorization: 'Bearer abc' }],
    [
      'another site, with a bearer token',
      403,
      { authorization: 'Bearer abc', origin: 'https://evil.example' },
    ],
  ])('%s: %i', async (_where, status, headers) => {
    expect((await logout(headers)).status).toBe(status);
  });
});

it.each([
  ['https', 200],
  ['http', 403],
])('on a site with TLS, a change from a page over %s: %i', async (scheme, status) => {
  const configuration = {
    ...readConfiguration({}, '/nowhere'),
    publicScheme: 'https',
    publicPort: 443,
  } as const;
  const secure = await startTestApi({ configuration });
  const host = 'bookings.riverside.localhost';
  const headers = {
    host,
    cookie: 'touchline_token=abc',
    origin: `${scheme}://my-account.riverside.localhost`,
  };
  const answer = await secure.call('POST /api/v1/auth/logout', { headers });
  await secure.close();
  expect(answer.status).toBe(status);
});

it('logs no failure for any of these', () => {
  expect(failuresIn(api.logged)).toEqual([]);
});
