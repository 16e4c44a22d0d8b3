import { describe, expect, it } from 'vitest';
import { openShop } from '../../test-support/shop.ts';

const SHOP = 'http://bookings.riverside.localhost:8080';
const BROWSER_CALLS = ['/api/v1/card-identifiers', '/api/v1/card-identifiers/some-id/security-code'];

describe('calls from other origins', () => {
  it.each(BROWSER_CALLS)('may ask before calling %s', async (url) => {
    const answer = await openShop().app.inject({ method: 'OPTIONS', url, headers: { origin: SHOP } });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': SHOP,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'authorization, content-type',
      vary: 'Origin',
    });
  });

  it.each(BROWSER_CALLS)('may read the answers of %s, refusals too', async (url) => {
    const answer = await openShop().app.inject({
      method: 'POST',
      url,
      headers: { origin: SHOP },
      payload: {},
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['access-control-allow-origin']).toBe(SHOP);
  });

  it.each(['http://evil.example', 'null'])('from %s are not let in', async (origin) => {
    const answer = await openShop().app.inject({
      method: 'OPTIONS',
      url: '/api/v1/card-identifiers',
      headers: { origin },
    });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('never reach the calls that are for servers', async () => {
    const answer = await openShop().app.inject({
      method: 'POST',
      url: '/api/v1/transactions',
      headers: { origin: SHOP },
      payload: {},
    });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});
