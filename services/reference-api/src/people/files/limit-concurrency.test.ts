import { expect, it } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

it('runs so many at once, in the order in which they came, whatever fails', async () => {
  const turns = limitConcurrency(2);
  const began: number[] = [];
  let running = 0;
  let most = 0;
  const work = async (name: number) => {
    began.push(name);
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (name === 1) throw new Error('one failed');
    return name;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((name) => turns(() => work(name))));
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect(began).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
});
