import { expect, test } from 'vitest';
import { createCircuitBreaker, type Fault } from './circuit-breaker.ts';

const MINUTE = 60_000;

function setUp() {
  const clock = { now: 0 };
  return { clock, breaker: createCircuitBreaker(() => clock.now) };
}

test.each<[Fault, number]>([
  ['hung', 1],
  ['crashed', 1],
  ['refused', 1],
  ['threw', 3],
])('a half that %s is skipped after %i', (fault, count) => {
  const { breaker } = setUp();
  for (let at = 1; at <= count; at++) {
    expect(breaker.isOpen('mf-shop@1')).toBe(false);
    expect(breaker.fault('mf-shop@1', fault)).toBe(at === count);
  }
  expect(breaker.isOpen('mf-shop@1')).toBe(true);
  expect(breaker.isOpen('mf-shop@2')).toBe(false);
});

test('it is tried again after a minute, and skipped twice as long if that fails', () => {
  const { clock, breaker } = setUp();
  breaker.fault('mf-shop@1', 'hung');
  clock.now = MINUTE;
  expect(breaker.isOpen('mf-shop@1')).toBe(false);
  breaker.fault('mf-shop@1', 'threw');
  clock.now = 3 * MINUTE - 1;
  expect(breaker.isOpen('mf-shop@1')).toBe(true);
  clock.now = 3 * MINUTE;
  expect(breaker.isOpen('mf-shop@1')).toBe(false);
});

test('it is never skipped for longer than 16 minutes', () => {
  const { clock, breaker } = setUp();
  for (let at = 0; at < 10; at++) breaker.fault('mf-shop@1', 'hung');
  clock.now = 16 * MINUTE;
  expect(breaker.isOpen('mf-shop@1')).toBe(false);
});

test('one that renders again starts from zero', () => {
  const { breaker } = setUp();
  breaker.fault('mf-shop@1', 'threw');
  breaker.fault('mf-shop@1', 'threw');
  breaker.success('mf-shop@1');
  expect(breaker.fault('mf-shop@1', 'threw')).toBe(false);
});
