import { expect, test } from 'vitest';
import { noCardProvider } from '../../testing/no-card-provider.ts';
import { createMerchants, NO_ACCOUNT } from './merchants.ts';
import { noTransactionLookup } from './transaction-lookup.ts';

const own = { cardProvider: noCardProvider, transactionLookup: noTransactionLookup };
const other = { ...own };
const merchants = createMerchants(own, new Map([['riverside', other]]));

test('a tenant without an account is paid into that of the installation', () => {
  expect(merchants.of(null)).toBe(own);
  expect(merchants.of('riverside')).toBe(other);
  expect(merchants.names).toEqual([null, 'riverside']);
});

test('an account that is gone moves no money and decides nothing', async () => {
  const { cardProvider, transactionLookup } = merchants.of('gone');
  expect(await cardProvider.openSession()).toBeNull();
  const refund = { code: 'r', transactionId: 't', amountPence: 1, description: '' };
  expect(await cardProvider.refund(refund)).toEqual({ kind: 'unavailable', reason: NO_ACCOUNT });
  expect(await cardProvider.lookUp('t')).toEqual({ kind: 'unknown' });
  expect(await cardProvider.answerChallenge('t', 'c')).toEqual({ kind: 'unknown' });
  expect(await cardProvider.voidPayment('t')).toEqual({ kind: 'unknown' });
  expect(await cardProvider.forgetCard('c')).toBe(false);
  expect(await transactionLookup.find('p')).toMatchObject({ kind: 'unavailable' });
});
