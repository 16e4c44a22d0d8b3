import { describe, expect, it } from 'vitest';
import { openShop, START } from '../../test-support/shop.ts';

describe('merchant session keys', () => {
  it('are made for the vendor, with their expiry', async () => {
    const shop = openShop();
    const answer = await shop.call('POST', 'merchant-session-keys', { vendorName: 'touchline' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().expiry).toBe(new Date(START + 400_000).toISOString());
    const found = await shop.call('GET', `merchant-session-keys/${answer.json().merchantSessionKey}`);
    expect([found.statusCode, found.json()]).toEqual([200, answer.json()]);
  });

  it('are gone after 400 seconds', async () => {
    const shop = openShop();
    const key = await shop.newKey();
    shop.advance(400);
    const answer = await shop.call('GET', `merchant-session-keys/${key}`);
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { code: 1006, description: 'Merchant Session Keys not found' },
    ]);
  });

  it.each([
    [{}, 1003],
    [{ vendorName: 'x'.repeat(16) }, 1004],
  ])('refuse %o with code %i', async (body, code) => {
    const answer = await openShop().call('POST', 'merchant-session-keys', body);
    expect([answer.statusCode, answer.json().errors[0]]).toEqual([
      422,
      expect.objectContaining({ code, property: 'vendorName' }),
    ]);
  });

  it.each([
    [undefined, 1001],
    ['Basic', 1001],
    [`Bearer ${btoa('local-key:local-password')}`, 1001],
    [`Basic ${btoa('local-key:wrong')}`, 1002],
  ])('refuse the authorisation %s with code %i', async (authorization, code) => {
    const answer = await openShop().app.inject({
      method: 'POST',
      url: '/api/v1/merchant-session-keys',
      headers: { ...(authorization && { authorization }) },
      payload: { vendorName: 'touchline' },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([401, code]);
  });

  it('refuse the name of another vendor', async () => {
    const answer = await openShop().call('POST', 'merchant-session-keys', { vendorName: 'other' });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 1002]);
  });

  it.each([
    ['{', 'application/json', 400, 1000],
    ['', 'application/json', 422, 1015],
    ['<a/>', 'text/xml', 400, 1000],
    [JSON.stringify({ vendorName: 'x'.repeat(70_000) }), 'application/json', 400, 1000],
  ])('refuse the body %.20s of type %s', async (payload, type, status, code) => {
    const answer = await openShop().app.inject({
      method: 'POST',
      url: '/api/v1/merchant-session-keys',
      headers: { authorization: `Basic ${btoa('local-key:local-password')}`, 'content-type': type },
      payload,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });
});
