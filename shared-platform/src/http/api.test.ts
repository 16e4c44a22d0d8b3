import type { AxiosInstance, InternalAxiosRequestConfig } from 'axios';
import { currentUser, forgottenPassword, login, logout } from 'shared-contracts/api/auth';
import { authorise } from 'shared-contracts/api/checkout';
import { validatePromotion } from 'shared-contracts/api/promotions';
import { venue, venues } from 'shared-contracts/api/venues';
import { PERSON_HEADER } from 'shared-contracts/headers';
import { describe, expect, it, vi } from 'vitest';
import {
  createTestTransport,
  failure,
  type TestAnswer,
  testDeploymentUrls,
} from '../testing/test-transport.ts';
import { createApi, interpret } from './api.ts';

const deployment = {
  ...testDeploymentUrls,
  geocoderUrl: '',
  cookieDomain: 'riverside.localhost',
  origins: { bookings: '', 'my-account': '', 'online-joining': '', 'front-of-house': '' },
  bearer: false,
  telemetryUrl: null,
};

function api(answers: TestAnswer[], token: string | null = null, bearer = false) {
  const { transport, requests } = createTestTransport(answers);
  const onUnauthorised = vi.fn();
  const client = createApi({
    deployment: { ...deployment, bearer },
    preloaded: [{ url: 'activities/venues', status: 200, body: { status_code: 200, data: [] } }],
    readToken: () => token,
    readPerson: () => (token ? '7' : null),
    onUnauthorised,
    transport,
  });
  return { client, requests, onUnauthorised, transport };
}

describe('calling the API', () => {
  it('uses an answer that arrived with the page once, then asks', async () => {
    const { client, requests } = api([failure(venues, 500)]);
    expect(await client.call(venues, {})).toMatchObject({ ok: true, data: [] });
    expect(requests).toHaveLength(0);
    expect(await client.call(venues, {})).toMatchObject({ ok: false });
    expect(requests).toHaveLength(1);
  });

  it('says whom a call was filled in for, but not to the API of another origin', async () => {
    const { client, requests } = api([failure(currentUser, 500)], 't1');
    await client.call(currentUser, {});
    expect(requests[0]?.headers[PERSON_HEADER]).toBe('7');
    const visitor = api([failure(currentUser, 500)], null);
    await visitor.client.call(currentUser, {});
    expect(visitor.requests[0]?.headers).not.toHaveProperty(PERSON_HEADER);
    const sent = vi.fn(async () => ({ data: {}, status: 200 }));
    const elsewhere = createApi({
      deployment: { ...deployment, apiBase: 'https://api.example.com/v1/' },
      preloaded: [],
      readToken: () => 't1',
      readPerson: () => '7',
      onUnauthorised: vi.fn(),
      transport: { request: sent } as unknown as AxiosInstance,
    });
    await elsewhere.call(currentUser, {});
    expect(sent).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ headers: { Accept: 'application/json' } }),
    );
  });

  it('speaks with another token than the one held, whose refusal means nothing here', async () => {
    const { client, requests, onUnauthorised } = api([failure(logout, 401)], 'new');
    await client.call(logout, {}, { token: 'old' });
    expect(requests[0]?.headers.Authorization).toBe('Bearer old');
    expect(requests[0]?.headers).not.toHaveProperty(PERSON_HEADER);
    expect(onUnauthorised).not.toHaveBeenCalled();
  });

  it('sends bodies snake_cased, and the idempotency key', async () => {
    const { client, requests } = api([failure(forgottenPassword, 422)]);
    const args = { body: { emailOrReference: 'sam' } };
    await client.call(forgottenPassword, args, { idempotencyKey: 'k1' });
    expect(requests[0]).toMatchObject({ method: 'POST', url: '/api/v1/auth/customer/forgotten-password' });
    expect(requests[0]?.wireBody).toEqual({ email_or_reference: 'sam' });
    expect(requests[0]?.headers['Idempotency-Key']).toBe('k1');
  });

  it('waits for a large body as long as it is asked to, and says how far it has got', async () => {
    const { client, transport } = api([failure(forgottenPassword, 422)]);
    const sent: Pick<InternalAxiosRequestConfig, 'timeout' | 'onUploadProgress'>[] = [];
    transport.interceptors.request.use((config) => {
      sent.push(config);
      return config;
    });
    const args = { body: { emailOrReference: 'sam' } };
    const onUploadProgress = vi.fn();
    await client.call(forgottenPassword, args);
    await client.call(forgottenPassword, args, { sending: { timeout: 600_000, onUploadProgress } });
    expect(sent.map(({ timeout }) => timeout)).toEqual([30_000, 600_000]);
    expect(sent.map((config) => config.onUploadProgress)).toEqual([undefined, onUploadProgress]);
  });

  it('adds the bearer header only when the deployment says so', async () => {
    const without = api([failure(venue, 404)], 'secret');
    await without.client.call(venue, { params: { venue: 'x' } });
    expect(without.requests[0]?.headers.Authorization).toBeUndefined();
    const withFlag = api([failure(venue, 404)], 'secret', true);
    await withFlag.client.call(venue, { params: { venue: 'x' } });
    expect(withFlag.requests[0]?.headers.Authorization).toBe('Bearer secret');
  });

  it('adds it without that to the call of a promotion code, when a token is held (decisions 8)', async () => {
    const args = { params: { promotionCode: 'A B', paymentOptionId: '7' } };
    const member = api([failure(validatePromotion, 404)], 'secret');
    await member.client.call(validatePromotion, args);
    expect(member.requests[0]).toMatchObject({
      url: '/api/v1/membership-promotions/validate/A%20B/7',
      headers: { Authorization: 'Bearer secret' },
    });
    const visitor = api([failure(validatePromotion, 404)]);
    await visitor.client.call(validatePromotion, args);
    expect(visitor.requests[0]?.headers.Authorization).toBeUndefined();
  });

  it.each([
    [401, 'unauthorised', 'Something has gone wrong, please try again.', false],
    [403, 'forbidden', 'Unauthorised.', false],
    [404, 'not-found', 'Unable to complete request, item not found.', false],
    [418, 'server', 'Something has gone wrong, please try again.', false],
    [409, 'conflict', 'Something has gone wrong, please try again.', false],
    [500, 'server', 'Something has gone wrong, please try again.', true],
    [503, 'unavailable', 'Something has gone wrong, please try again.', true],
  ])('turns %i without a message into an error value', async (status, kind, message, isRetryable) => {
    const { client } = api([failure(venue, status)]);
    const result = await client.call(venue, { params: { venue: 'x' } });
    expect(result).toMatchObject({
      ok: false,
      error: { kind, message, isRetryable, status, serverMessage: null },
    });
  });

  it("prefers the server's message and keeps its validation messages by camelCase field", async () => {
    const parts = {
      message: 'Check the form.',
      validation_messages: { 'account_details.sort_code': ['Wrong.'] },
    };
    const { client } = api([failure(venue, 422, parts)]);
    const result = await client.call(venue, { params: { venue: 'x' } });
    expect(result).toMatchObject({
      error: { message: 'Check the form.', validationMessages: { 'accountDetails.sortCode': ['Wrong.'] } },
    });
  });

  it('says network when the connection breaks', async () => {
    const { client } = api([failure(venue, 'cut')]);
    expect(await client.call(venue, { params: { venue: 'x' } })).toMatchObject({
      error: { kind: 'network', status: null, isRetryable: true },
    });
  });

  it('tells of a 401 only when a token was held, and never for the login itself', async () => {
    const anonymous = api([failure(venue, 401)]);
    await anonymous.client.call(venue, { params: { venue: 'x' } });
    expect(anonymous.onUnauthorised).not.toHaveBeenCalled();
    const held = api([failure(venue, 401), failure(login, 401)], 'old');
    await held.client.call(login, { body: { username: 'a', password: 'b' } });
    expect(held.onUnauthorised).not.toHaveBeenCalled();
    await held.client.call(venue, { params: { venue: 'x' } });
    expect(held.onUnauthorised).toHaveBeenCalledWith('old');
  });
});

describe('reading an answer', () => {
  it.each([[null], ['<!doctype html>'], [{ status_code: 200, data: { html: 1 } }], [{}]])(
    'calls %o malformed when it came as a success',
    (body) => expect(interpret(venue, 200, body)).toMatchObject({ ok: false, error: { kind: 'malformed' } }),
  );

  it('keeps the case of data keys', () => {
    const data = {
      sca_data: { threeDSSessionData: 'x', creq: 'y' },
      sca_url: 'http://acs',
      transaction_status: 'sca_required',
      transaction_uuid: '1',
    };
    expect(interpret(authorise, 200, { status_code: 200, data })).toMatchObject({
      data: { scaData: { threeDSSessionData: 'x', creq: 'y' }, transactionUuid: '1' },
    });
  });
});
