import { describe, expect, it } from 'vitest';
import { DECLINED_VISA, openShop, type Shop } from '../../test-support/shop.ts';

async function paid(shop: Shop, cardChanges = {}): Promise<string> {
  return (await shop.pay(cardChanges)).json().transactionId;
}

const refund = (shop: Shop, referenceTransactionId: string, changes: object = {}) =>
  shop.call('POST', 'transactions', {
    transactionType: 'Refund',
    referenceTransactionId,
    vendorTxCode: 'refund-1',
    amount: 1000,
    description: 'Cancelled booking',
    ...changes,
  });

describe('a refund', () => {
  it('gives back parts of a payment until nothing is left', async () => {
    const shop = openShop({ hasTestHooks: true });
    const payment = await paid(shop);
    const first = await refund(shop, payment);
    expect(first.statusCode).toBe(201);
    expect(first.json()).toMatchObject({ transactionType: 'Refund', status: 'Ok', statusCode: '0000' });
    expect(first.json().transactionId).not.toBe(payment);
    const tooMuch = await refund(shop, payment, { vendorTxCode: 'refund-2', amount: 251 });
    expect([tooMuch.statusCode, tooMuch.json().code]).toEqual([403, 1018]);
    expect((await refund(shop, payment, { vendorTxCode: 'refund-3', amount: 250 })).statusCode).toBe(201);
    const ledger = await shop.app.inject({ url: '/__sandbox/transactions' });
    expect(ledger.json().refunded).toEqual({ count: 2, amount: 1250 });
    expect(ledger.json().charged).toEqual({ count: 1, amount: 1250 });
  });

  it('is taken once under a code', async () => {
    const shop = openShop();
    const payment = await paid(shop);
    await refund(shop, payment);
    expect((await refund(shop, payment)).json().errors[0]).toMatchObject({ code: 4042 });
  });

  it('is for what was charged, and keeps it from being voided', async () => {
    const shop = openShop();
    const declined = await paid(shop, { cardNumber: DECLINED_VISA });
    expect((await refund(shop, declined)).json().code).toBe(1014);
    expect((await refund(shop, 'nothing')).json().code).toBe(1012);
    const payment = await paid(shop);
    await refund(shop, payment);
    const instruction = { instructionType: 'void' };
    const answer = await shop.call('POST', `transactions/${payment}/instructions`, instruction);
    expect(answer.json().code).toBe(1017);
  });

  it('is refused by field, and without credentials', async () => {
    const shop = openShop();
    const payment = await paid(shop);
    expect((await refund(shop, payment, { amount: 0 })).json().errors[0]).toMatchObject({
      property: 'amount',
    });
    const payload = { transactionType: 'Refund', referenceTransactionId: payment };
    const stranger = await shop.app.inject({ method: 'POST', url: '/api/v1/transactions', payload });
    expect(stranger.statusCode).toBe(401);
  });
});
