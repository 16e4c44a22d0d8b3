import { expect, it } from 'vitest';
import { benchHead, benchLine, medianOf } from './side-by-side.ts';

const figures = (perSecond: number) => ({
  requests: 10,
  perSecond,
  median: 1000 / perSecond,
  p99: 2000 / perSecond,
});

it('takes the middle of the rounds', () => {
  expect(medianOf([figures(100), figures(500), figures(200)])).toEqual({
    requests: 30,
    perSecond: 200,
    median: 5,
    p99: 10,
  });
});

it('compares round with round: a machine that slows down slows both', () => {
  const here = [figures(1000), figures(100), figures(400)];
  const before = [figures(100), figures(10), figures(50)];
  expect(benchLine('venues', here, before)).toBe(
    '| venues | 400 | 2.5 ms | 5.0 ms | 50 | 20.0 ms | 40.0 ms | 10.0 |',
  );
  expect(benchHead('abc')).toContain('| a second, abc | median | p99 | times as many |');
});

it('says what is here alone where there is nothing to compare with', () => {
  expect(benchLine('venues', [figures(100)], [])).toBe('| venues | 100 | 10.0 ms | 20.0 ms |');
  expect(benchHead(null)).toBe('| call | a second | median | p99 |\n|---|---|---|---|');
});
