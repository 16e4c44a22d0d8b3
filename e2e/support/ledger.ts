import type { APIRequestContext } from '@playwright/test';
import { sandboxOrigin } from './hosts.ts';

interface LedgerEntry {
  transactionId: string;
  vendorTxCode: string;
  /** Pence. */
  amount: number;
  status: string;
  lastFourDigits: string;
  isCharged: boolean;
  isVoided: boolean;
}

/** Every payment the card provider was asked for. */
export async function readLedger(request: APIRequestContext): Promise<LedgerEntry[]> {
  const response = await request.get(`${sandboxOrigin}/__sandbox/transactions`);
  return (await response.json()).transactions;
}

/** Totals that the card provider has charged and refunded, in pence. */
export async function readTotals(request: APIRequestContext): Promise<{ charged: number; refunded: number }> {
  const response = await request.get(`${sandboxOrigin}/__sandbox/transactions`);
  const { charged, refunded } = await response.json();
  return { charged: charged.amount, refunded: refunded.amount };
}

/** Pence of every charge that a card has to bear. */
export async function chargesOf(request: APIRequestContext, cardNumber: string): Promise<number[]> {
  const lastFour = cardNumber.slice(-4);
  const found = await readLedger(request);
  return found
    .filter(({ lastFourDigits, isCharged }) => lastFourDigits === lastFour && isCharged)
    .map(({ amount }) => amount);
}

/** Pence of every charge of a payment, by the id the API gave it. */
export async function chargesOfPayment(request: APIRequestContext, payment: string): Promise<number[]> {
  const found = await readLedger(request);
  return found
    .filter(({ vendorTxCode, isCharged }) => vendorTxCode === payment && isCharged)
    .map(({ amount }) => amount);
}

/** Breaks the next calls of an operation of the card provider. */
export async function breakProvider(
  request: APIRequestContext,
  fault: { operation: string; times?: number; status?: number; phase?: 'before' | 'after' },
): Promise<void> {
  await request.post(`${sandboxOrigin}/__sandbox/faults`, { data: fault });
}

export async function restoreProvider(request: APIRequestContext): Promise<void> {
  await request.delete(`${sandboxOrigin}/__sandbox/faults`);
}
