import type { Kysely } from 'kysely';
import { ApiFailure, type Database } from '../../platform/index.ts';
import { lockPaymentUnderWay, type Payment } from '../payments/store.ts';
import { cartTexts } from './texts.ts';

/** Throws while the provider is deciding a payment: the basket it pays for must not change under it. */
export async function refuseWhilePaying(tx: Kysely<Database>, cartId: string): Promise<Payment | undefined> {
  const payment = await lockPaymentUnderWay(tx, cartId);
  if (payment?.status === 'processing') {
    throw new ApiFailure(409, cartTexts.paying);
  }
  return payment;
}
