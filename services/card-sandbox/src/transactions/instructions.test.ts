import { describe, expect, it } from 'vitest';
import { DECLINED_VISA, openShop, START } from '../../test-support/shop.ts';

describe('instructions', () => {
  it('void a payment on its day, once', async () => {
    const shop = openShop();
    const { transactionId } = (await shop.pay()).json();
    const path = `transactions/${transactionId}/instructions`;
    const answer = await shop.call('POST', path, { instructionType: 'void' });
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { instructionType: 'void', date: new Date(START).toISOString() },
    ]);
    const again = await shop.call('POST', path, { instructionType: 'void' });
    expect([again.statusCode, again.json().code]).toEqual([403, 1014]);
  });

  it.each([
    [12 * 3600 - 1, 201],
    [12 * 3600, 403],
  ])('void a payment of noon %i seconds later: %i', async (seconds, statusCode) => {
    const shop = openShop();
    const { transactionId } = (await shop.pay()).json();
    shop.advance(seconds);
    const answer = await shop.call('POST', `transactions/${transactionId}/instructions`, {
      instructionType: 'void',
    });
    expect(answer.statusCode).toBe(statusCode);
  });

  it('do not void what was never charged', async () => {
    const shop = openShop();
    const { transactionId } = (await shop.pay({ cardNumber: DECLINED_VISA })).json();
    const path = `transactions/${transactionId}/instructions`;
    expect((await shop.call('POST', path, { instructionType: 'void' })).json().code).toBe(1014);
  });

  it.each([
    ['abort', 403, 1017],
    ['release', 403, 1017],
    ['cancel', 403, 1017],
  ])('refuse to %s a payment', async (instructionType, status, code) => {
    const shop = openShop();
    const { transactionId } = (await shop.pay()).json();
    const answer = await shop.call('POST', `transactions/${transactionId}/instructions`, { instructionType });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it('refuse unknown words and unknown payments', async () => {
    const shop = openShop();
    const unknown = await shop.call('POST', 'transactions/nothing/instructions', { instructionType: 'void' });
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 1012]);
    const { transactionId } = (await shop.pay()).json();
    const answer = await shop.call('POST', `transactions/${transactionId}/instructions`, {
      instructionType: 'undo',
    });
    expect(answer.json().errors[0]).toMatchObject({ code: 1009, property: 'instructionType' });
  });
});
