import { expect, test } from 'vitest';
import { readChallengeMessage } from './challenge-message.ts';

const origin = 'http://bookings.riverside.localhost:8080';
const frame = {};
const data = { type: 'completed', status: 'authorised', transactionUuid: 't1' };
const believed = { status: 'authorised', transactionUuid: 't1', reason: null };

test.each([
  ['the frame, from the own origin', { origin, source: frame, data }, believed],
  [
    'a failure and its reason',
    { origin, source: frame, data: { ...data, status: 'failed', failureReason: 'declined' } },
    { ...believed, status: 'failed', reason: 'declined' },
  ],
  ['another origin', { origin: 'https://acs.invalid', source: frame, data }, null],
  ['another window', { origin, source: {}, data }, null],
  ['no window', { origin, source: null, data }, null],
  ['another type', { origin, source: frame, data: { ...data, type: 'started' } }, null],
  ['no status', { origin, source: frame, data: { ...data, status: undefined } }, null],
  ['no transaction', { origin, source: frame, data: { ...data, transactionUuid: 7 } }, null],
  ['a text', { origin, source: frame, data: 'completed' }, null],
  ['nothing', { origin, source: frame, data: null }, null],
])('%s', (_, heard, end) => {
  expect(readChallengeMessage(heard, origin, frame)).toEqual(end);
});

test('no frame is shown', () => {
  expect(readChallengeMessage({ origin, source: null, data }, origin, null)).toBeNull();
});
