import { expect, test } from 'vitest';
import { readFailureReason } from './failure-reason.ts';

test.each([
  [{ failureReason: 'declined' }, 'declined'],
  [{ failureReason: 'something newer' }, null],
  [{ failureReason: null }, null],
  [{}, null],
  [null, null],
  [undefined, null],
  ['declined', null],
])('%j says %s', (reported, reason) => {
  expect(readFailureReason(reported)).toBe(reason);
});
