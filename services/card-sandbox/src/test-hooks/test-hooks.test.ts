import { describe, expect, it } from 'vitest';
import { DECLINED_VISA, openShop } from '../../test-support/shop.ts';

const openHookedShop = () => {
  const shop = openShop({ hasTestHooks: true });
  const hook = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
    shop.app.inject({ method, url: `/__sandbox/${path}`, ...(payload && { payload }) });
  return { ...shop, hook };
};

describe('test hooks', () => {
  it('do not exist unless they are switched on', async () => {
    const { app } = openShop();
    expect((await app.inject({ url: '/__sandbox/transactions' })).statusCode).toBe(404);
  });

  it('make the next calls fail as if the session key were dead, and then no more', async () => {
    const shop = openHookedShop();
    await shop.hook('POST', 'faults', { operation: 'tokenise', status: 401, times: 2 });
    const key = await shop.newKey();
    for (const expected of [401, 401, 201]) expect((await shop.tokenise(key)).statusCode).toBe(expected);
  });

  it('give the failure in the words of the provider, readable for the shop', async () => {
    const shop = openHookedShop();
    await shop.hook('POST', 'faults', { operation: 'tokenise', status: 401 });
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/v1/card-identifiers',
      headers: { origin: 'http://bookings.riverside.localhost:8080' },
    });
    expect(answer.json()).toEqual({ code: 1002, description: 'Authentication failed' });
    expect(answer.headers['access-control-allow-origin']).toBeDefined();
  });

  it('lose the answer of a payment that was taken', async () => {
    const shop = openHookedShop();
    await shop.hook('POST', 'faults', { operation: 'pay', status: 502, phase: 'after' });
    const answer = await shop.pay({}, { vendorTxCode: 'lost' });
    expect([answer.statusCode, answer.json().code]).toEqual([502, 9999]);
    const { charged } = (await shop.hook('GET', 'transactions?vendorTxCode=lost')).json();
    expect(charged).toEqual({ count: 1, amount: 1250 });
  });

  it('stop a payment before it is taken', async () => {
    const shop = openHookedShop();
    await shop.hook('POST', 'faults', { operation: 'pay', status: 503 });
    expect((await shop.pay()).statusCode).toBe(503);
    expect((await shop.hook('GET', 'transactions')).json().charged.count).toBe(0);
  });

  it('delay a call without changing it', async () => {
    const shop = openHookedShop();
    await shop.hook('POST', 'faults', { operation: 'tokenise', delayMs: 30 });
    const started = performance.now();
    expect((await shop.tokenise(await shop.newKey())).statusCode).toBe(201);
    expect(performance.now() - started).toBeGreaterThanOrEqual(29);
  });

  it('forget their faults', async () => {
    const shop = openHookedShop();
    await shop.hook('POST', 'faults', { operation: 'create-session-key', status: 500, times: 9 });
    await shop.hook('DELETE', 'faults');
    expect(await shop.newKey()).toBeTruthy();
  });

  it('refuse a fault that could never happen', async () => {
    const answer = await openHookedShop().hook('POST', 'faults', { operation: 'nothing' });
    expect(answer.json().errors[0]).toMatchObject({ code: 1009, property: 'operation' });
  });

  it('move the clock', async () => {
    const shop = openHookedShop();
    const key = await shop.newKey();
    await shop.hook('POST', 'clock', { advanceSeconds: 400 });
    expect((await shop.tokenise(key)).statusCode).toBe(401);
  });

  it('list what was charged, with no more of a card than its last digits', async () => {
    const shop = openHookedShop();
    await shop.pay({}, { amount: 1000 });
    await shop.pay({ cardNumber: DECLINED_VISA }, { amount: 2000 });
    await shop.pay({ cardholderName: 'CHALLENGE' }, { amount: 3000 });
    const voided = (await shop.pay({}, { amount: 4000 })).json().transactionId;
    await shop.call('POST', `transactions/${voided}/instructions`, { instructionType: 'void' });

    const answer = await shop.hook('GET', 'transactions');
    const { charged, transactions } = answer.json();
    expect(charged).toEqual({ count: 1, amount: 1000 });
    expect(transactions).toMatchObject([
      { amount: 1000, status: 'Ok', lastFourDigits: '0006', isCharged: true },
      { amount: 2000, status: 'NotAuthed', lastFourDigits: '5639', isCharged: false },
      { amount: 3000, status: '3DAuth', isCharged: false },
      { amount: 4000, status: 'Ok', isVoided: true, isCharged: false },
    ]);
    expect(answer.body).not.toMatch(/\d{13}/);
  });
});
