import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestServer } from '../../testing/postgres-server.ts';
import { overLocks, singleProcess } from './exclusive.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

/** Something that continues until it is stopped. */
function holding() {
  let end = () => {};
  let begun = () => {};
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const isEnded = new Promise<void>((resolve) => {
    end = resolve;
  });
  const run = () => {
    begun();
    return isEnded;
  };
  return { run, isBegun, end };
}

describe('work that one process does', () => {
  it('is left out by the others while one is at it, and theirs again after that', async () => {
    const [one, other] = [overLocks(server.url), overLocks(server.url)];
    const sweep = holding();
    const sweeping = one.unlessTaken('sweeping', sweep.run);
    await sweep.isBegun;
    const done: string[] = [];
    await other.unlessTaken('sweeping', async () => void done.push('sweep'));
    await other.unlessTaken('filling', async () => void done.push('fill'));
    expect(done).toEqual(['fill']);
    sweep.end();
    await sweeping;
    await other.unlessTaken('sweeping', async () => void done.push('sweep'));
    expect(done).toEqual(['fill', 'sweep']);
  });

  it('is done in turn where everyone needs it, also after one that failed', async () => {
    const processes = Array.from({ length: 4 }, () => overLocks(server.url));
    let atOnce = 0;
    let most = 0;
    const outcomes = await Promise.allSettled(
      processes.map((each, at) =>
        each.inTurn('preparing', async () => {
          most = Math.max(most, ++atOnce);
          await Promise.resolve();
          atOnce--;
          if (at === 1) throw new Error('no');
        }),
      ),
    );
    expect(most).toBe(1);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
    ]);
  });

  it('on the embedded database is always that one process’s', async () => {
    const done: string[] = [];
    await singleProcess.unlessTaken('sweeping', async () => void done.push('sweep'));
    await singleProcess.inTurn('preparing', async () => void done.push('prepare'));
    expect(done).toEqual(['sweep', 'prepare']);
  });
});
