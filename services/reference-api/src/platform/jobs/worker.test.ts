import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createLog } from '../log/log.ts';
import { startWorker } from './worker.ts';

it('makes a round at once and when it is woken, one after the other, and outlives one that fails', async () => {
  const lines: string[] = [];
  let rounds = 0;
  let atOnce = 0;
  const run = async () => {
    atOnce += 1;
    rounds += 1;
    expect(atOnce).toBe(1);
    await setImmediate();
    atOnce -= 1;
    if (rounds === 1) throw new Error('no');
  };
  const task = { run, everyMs: 3_600_000, failure: 'The round failed.' };
  const worker = startWorker(
    task,
    createLog((line) => lines.push(line)),
  );
  worker.wake();
  worker.wake();
  while (rounds < 2) await setImmediate();
  await worker.stop();
  expect(rounds).toBe(2);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('The round failed.');
  worker.wake();
  expect(rounds).toBe(2);
});
