import { expect, test } from 'vitest';
import { runPool } from './run-pool.ts';

/** Runs jobs named `owner name`; each notes when it begins and ends. */
async function runAll(jobs: string[], size: number, signal = new AbortController().signal) {
  const events: string[] = [];
  let open = 0;
  let most = 0;
  await runPool(jobs, {
    size,
    signal,
    ownerOf: (job) => (job.startsWith('-') ? null : (job.split(' ')[0] ?? null)),
    async run(job) {
      open += 1;
      most = Math.max(most, open);
      events.push(`${job} begins`);
      await new Promise((resolve) => setTimeout(resolve));
      events.push(`${job} ends`);
      open -= 1;
    },
  });
  return { events, most };
}

test('so many jobs run at a time, and all of them in the end', async () => {
  const { events, most } = await runAll(['- a', '- b', '- c', '- d', '- e'], 2);
  expect(most).toBe(2);
  expect(events).toHaveLength(10);
});

test('the jobs of one owner follow one another, and let others pass', async () => {
  const { events } = await runAll(['sam a', 'sam b', '- c'], 2);
  expect(events.indexOf('sam b begins')).toBeGreaterThan(events.indexOf('sam a ends'));
  expect(events.indexOf('- c begins')).toBeLessThan(events.indexOf('sam b begins'));
});

test('nothing begins once it was stopped', async () => {
  const stopped = AbortSignal.abort();
  expect((await runAll(['- a'], 2, stopped)).events).toEqual([]);
});

test('a job that breaks ends it all', async () => {
  const pool = { size: 1, ownerOf: () => null, signal: new AbortController().signal };
  const run = () => Promise.reject(new Error('broken'));
  await expect(runPool(['a', 'b'], { ...pool, run })).rejects.toThrow('broken');
});
