import { expect, test } from 'vitest';
import type { PaymentState } from '../../platform/index.ts';
import { PAYMENT_STATES } from './payment-states.ts';
import { type SweepStep, sweepStep } from './sweep-rules.ts';

const now = new Date('2026-11-21T12:00:00Z');

const payment = (
  status: PaymentState,
  minutes: number,
  number: string | null,
  failure: string | null = null,
) => ({
  status,
  updatedAt: new Date(now.getTime() - minutes * 60_000),
  providerTransactionId: number,
  failure,
});

test.each<[PaymentState, number, string | null, SweepStep]>([
  ['prepared', 10, null, 'wait'],
  ['prepared', 11, null, 'abandon'],
  ['processing', 10, null, 'wait'],
  ['processing', 11, null, 'report'],
  ['processing', 1, 'T1', 'wait'],
  ['processing', 2, 'T1', 'look-up'],
  ['processing', 30, 'T1', 'look-up'],
  ['processing', 31, 'T1', 'look-up-last'],
  ['sca_required', 30, 'T1', 'wait'],
  ['sca_required', 31, 'T1', 'abandon'],
  ['authorised', 10, 'T1', 'wait'],
  ['authorised', 11, 'T1', 'void'],
  ['voiding', 1, 'T1', 'wait'],
  ['voiding', 2, 'T1', 'void'],
])('%s for %i minutes, number %s: %s', (status, minutes, number, step) => {
  expect(sweepStep(payment(status, minutes, number), now)).toBe(step);
});

test('what a person has been told to look at is told once', () => {
  expect(sweepStep(payment('processing', 60, null, 'outcome unknown'), now)).toBe('wait');
  expect(sweepStep(payment('voiding', 60, 'T1', 'void refused: 1017'), now)).toBe('wait');
});

test('settled payments are left alone', () => {
  for (const status of PAYMENT_STATES.filter((state) => ['completed', 'failed', 'voided'].includes(state))) {
    expect(sweepStep(payment(status, 10_000, 'T1'), now)).toBe('wait');
  }
});
