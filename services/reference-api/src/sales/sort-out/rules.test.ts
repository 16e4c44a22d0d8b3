import { expect, test } from 'vitest';
import { type ProblemFacts, resolutionsOf } from './rules.ts';

test.each<[ProblemFacts['kind'], ProblemFacts['status'], boolean, string[]]>([
  ['outcome-unknown', 'processing', false, ['try-again', 'nothing-charged', 'returned-by-hand']],
  ['outcome-unknown', 'processing', true, ['try-again', 'nothing-charged', 'refund', 'returned-by-hand']],
  ['outcome-unknown', 'completed', true, ['noted']],
  ['not-returned', 'voiding', true, ['try-again', 'refund', 'returned-by-hand']],
  ['not-returned', 'refunding', true, ['try-again', 'returned-by-hand']],
  ['not-returned', 'refunded', true, ['noted']],
  ['refund-not-made', 'completed', true, ['try-again', 'returned-by-hand', 'noted']],
  ['charge-without-order', 'failed', true, ['refund', 'returned-by-hand', 'noted']],
  ['charge-without-order', null, false, ['noted']],
  ['amount-differs', 'completed', true, ['noted']],
])('%s of a payment that is %s, number known: %s', (kind, status, hasTransactionId, expected) => {
  expect(resolutionsOf({ kind, status, hasTransactionId })).toEqual(expected);
});
