// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { areTermsAgreed, readCheckedTerms, storeCheckedTerms } from './checked-terms.ts';

test.each([
  [[], [], true],
  [[{ id: 'a' }], [], false],
  [[{ id: 'a' }], ['a'], true],
  [[{ id: 'a' }, { id: 'b' }], ['a'], false],
])('terms %o with %o ticked', (terms, checked, agreed) => {
  expect(areTermsAgreed(terms, checked)).toBe(agreed);
});

test('ticked terms are kept per basket', () => {
  storeCheckedTerms('cart-1', ['a']);
  expect(readCheckedTerms('cart-1')).toEqual(['a']);
  expect(readCheckedTerms('cart-2')).toEqual([]);
});
