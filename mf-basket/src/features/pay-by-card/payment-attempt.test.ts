// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { attemptKey, cartInPayment, forgetAttempt, renewAttempt } from './payment-attempt.ts';

beforeEach(() => sessionStorage.clear());

test('a repeat of the same call carries the same key', () => {
  expect(attemptKey('cart-1', 'authorise')).toBe(attemptKey('cart-1', 'authorise'));
});

test('another call, another basket and a renewed attempt get keys of their own', () => {
  const key = attemptKey('cart-1', 'authorise');
  expect(attemptKey('cart-2', 'authorise')).not.toBe(key);
  const next = attemptKey('cart-1', 'complete');
  expect(next).not.toBe(key);
  expect(renewAttempt('cart-1', 'complete')).not.toBe(next);
});

test('the basket under way is known until it is forgotten', () => {
  expect(cartInPayment()).toBeNull();
  attemptKey('cart-1', 'authorise');
  expect(cartInPayment()).toBe('cart-1');
  forgetAttempt('cart-1');
  expect(cartInPayment()).toBeNull();
});
