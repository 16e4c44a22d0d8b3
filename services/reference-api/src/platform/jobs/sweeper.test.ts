import { expect, it } from 'vitest';
import { singleProcess } from '../database/exclusive.ts';
import { createLog } from '../log/log.ts';
import { startSweeping } from './sweeper.ts';

it('runs every job, also when one fails, and waits for them when it is stopped', async () => {
  const lines: string[] = [];
  const done: string[] = [];
  const jobs = [
    { run: () => Promise.reject(new Error('no')), failure: 'The first job failed.' },
    { run: async () => void done.push('second'), failure: 'The second job failed.' },
  ];
  await startSweeping(
    jobs,
    createLog((line) => lines.push(line)),
    singleProcess,
  ).stop();
  expect(done).toEqual(['second']);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('The first job failed.');
});

it('leaves a round out while another process is at it', async () => {
  const done: string[] = [];
  const job = { run: async () => void done.push('swept'), failure: 'It failed.' };
  const taken = { unlessTaken: async () => undefined };
  await startSweeping(
    [job],
    createLog(() => undefined),
    taken,
  ).stop();
  expect(done).toEqual([]);
});
