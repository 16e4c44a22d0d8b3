import { expect, it, vi } from 'vitest';
import type { Changes } from '../database/changes.ts';
import { createChanges } from '../database/changes.ts';
import { type ComputedAnswer, createResponseCache } from './response-cache.ts';

const FOREVER = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY };

/** A cache over changes whose every word is a table that tells. */
function setUp() {
  const clock = { now: 1_000 };
  const changes: Changes = { ...createChanges(), toldTables: (words) => new Set(words) };
  const cache = createResponseCache(changes, () => new Date(clock.now));
  let made = 0;
  const making = (part: Partial<ComputedAnswer> = {}) =>
    vi.fn(async (): Promise<ComputedAnswer> => {
      made += 1;
      return { envelope: { made }, words: new Set(['venues']), ...FOREVER, ...part };
    });
  const read = async (make: () => Promise<ComputedAnswer>, key = 'a') =>
    JSON.parse((await cache.read(key, make)).body.toString()).made as number;
  return { clock, changes, making, read };
}

it('makes an answer once', async () => {
  const { making, read } = setUp();
  const make = making();
  expect([await read(make), await read(make)]).toEqual([1, 1]);
  expect(make).toHaveBeenCalledOnce();
  expect(await read(make, 'b')).toBe(2);
});

it('makes one for all who ask at the same time', async () => {
  const { making, read } = setUp();
  const make = making();
  expect(await Promise.all([read(make), read(make), read(make)])).toEqual([1, 1, 1]);
});

it('makes it again after a change of what it was made of, not of something else', async () => {
  const { changes, making, read } = setUp();
  const make = making();
  await read(make);
  changes.note(['holds']);
  expect(await read(make)).toBe(1);
  changes.note(['venues']);
  expect(await read(make)).toBe(2);
  changes.noteAll();
  expect(await read(make)).toBe(3);
});

it('keeps nothing that changed while it was made, and gives it to no one who asked after', async () => {
  const { changes, making, read } = setUp();
  const begun = Promise.withResolvers<void>();
  const slow = vi.fn(async () => {
    await begun.promise;
    return making()();
  });
  const first = read(slow);
  changes.note(['venues']);
  const second = read(slow);
  begun.resolve();
  await Promise.all([first, second]);
  expect(slow).toHaveBeenCalledTimes(2);
});

it('keeps an answer between its moments only', async () => {
  const { clock, making, read } = setUp();
  const make = making({ from: 1_000, until: 2_000 });
  await read(make);
  clock.now = 1_999;
  expect(await read(make)).toBe(1);
  clock.now = 2_000;
  expect(await read(make)).toBe(2);
  clock.now = 999;
  expect(await read(make)).toBe(3);
});

it('answers nothing kept while the changes of others are not heard', async () => {
  const { changes, making, read } = setUp();
  let isHearing = false;
  changes.hearThrough(() => isHearing);
  const make = making();
  expect([await read(make), await read(make)]).toEqual([1, 2]);
  isHearing = true;
  expect([await read(make), await read(make)]).toEqual([3, 3]);
});

it('keeps nothing that depends on a table which does not tell', async () => {
  const make = setUp().making();
  const untold = createResponseCache(createChanges(), () => new Date());
  await untold.read('a', make);
  await untold.read('a', make);
  expect(make).toHaveBeenCalledTimes(2);
});

it('keeps no failure', async () => {
  const { making, read } = setUp();
  await expect(read(async () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await read(making())).toBe(1);
});

it('lets the oldest go when the bytes are used up', async () => {
  const { read, making } = setUp();
  const large = () => making({ envelope: { made: 0, text: 'x'.repeat(7 * 1024 * 1024) } });
  const [first, last] = [large(), large()];
  await read(first, 'first');
  for (const key of ['b', 'c', 'd']) await read(large(), key);
  await read(last, 'last');
  await read(first, 'first');
  await read(last, 'last');
  expect(first).toHaveBeenCalledTimes(2);
  expect(last).toHaveBeenCalledTimes(1);
});
