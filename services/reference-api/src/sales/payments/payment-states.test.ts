import { expect, test } from 'vitest';
import {
  nextState,
  PAYMENT_EVENTS,
  PAYMENT_STATES,
  publicState,
  stateAfter,
  statesBefore,
} from './payment-states.ts';

const allowed = [
  ['prepared', 'sent', 'processing'],
  ['prepared', 'abandoned', 'failed'],
  ['processing', 'challenged', 'sca_required'],
  ['processing', 'authorised', 'authorised'],
  ['processing', 'declined', 'failed'],
  ['sca_required', 'challenge-answered', 'processing'],
  ['sca_required', 'abandoned', 'failed'],
  ['authorised', 'ordered', 'completed'],
  ['authorised', 'void-decided', 'voiding'],
  ['voiding', 'voided', 'voided'],
  ['processing', 'refund-decided', 'refunding'],
  ['processing', 'refunded', 'refunded'],
  ['failed', 'refund-decided', 'refunding'],
  ['failed', 'refunded', 'refunded'],
  ['voiding', 'refund-decided', 'refunding'],
  ['voiding', 'refunded', 'refunded'],
  ['refunding', 'refunded', 'refunded'],
] as const;

const every = PAYMENT_STATES.flatMap((state) => PAYMENT_EVENTS.map((event) => [state, event] as const));

test.each(every)('a payment that is %s on %s', (state, event) => {
  const rule = allowed.find(([from, on]) => from === state && on === event);
  expect(nextState(state, event)).toBe(rule?.[2] ?? null);
});

test('an event leads to the same state wherever it happens', () => {
  for (const event of PAYMENT_EVENTS) {
    for (const state of statesBefore(event)) expect(nextState(state, event)).toBe(stateAfter(event));
  }
});

test('money that was taken ends as an order or goes back', () => {
  const reachable = (from: (typeof PAYMENT_STATES)[number]): string[] =>
    PAYMENT_EVENTS.flatMap((event) => {
      const after = nextState(from, event);
      return after ? [after, ...reachable(after)] : [];
    });
  expect(new Set(reachable('authorised'))).toEqual(
    new Set(['completed', 'voiding', 'voided', 'refunding', 'refunded']),
  );
});

test('every event leads somewhere', () => {
  for (const event of PAYMENT_EVENTS) expect(statesBefore(event)).not.toEqual([]);
});

test('the page learns what concerns it: not yet sent is under way, and what is given back has failed', () => {
  expect(publicState).toEqual({
    prepared: 'processing',
    processing: 'processing',
    sca_required: 'sca_required',
    authorised: 'authorised',
    completed: 'completed',
    failed: 'failed',
    voiding: 'failed',
    voided: 'failed',
    refunding: 'failed',
    refunded: 'failed',
  });
});
