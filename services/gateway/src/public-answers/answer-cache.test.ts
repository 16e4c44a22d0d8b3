import { expect, test, vi } from 'vitest';
import { CAPACITY, createAnswerCache, FRESH_FOR, STALE_FOR } from './answer-cache.ts';

function setUp() {
  const clock = { now: 0 };
  const read = createAnswerCache(undefined, () => clock.now);
  const answering = (status: number) => vi.fn(async () => ({ url: 'client', status, body: null }));
  return { clock, read, answering };
}

test('a fresh answer is not requested again', async () => {
  const { clock, read, answering } = setUp();
  const fetch = answering(200);
  const first = await read('a', fetch);
  clock.now = FRESH_FOR - 1;
  expect(await read('a', fetch)).toBe(first);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('calls at the same time share one fetch', async () => {
  const { read, answering } = setUp();
  const fetch = answering(200);
  await Promise.all([read('a', fetch), read('a', fetch)]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a stale answer is shown at once while a newer one is fetched', async () => {
  const { clock, read, answering } = setUp();
  const old = await read('a', answering(200));
  clock.now = FRESH_FOR;
  const newer = answering(404);
  expect(await read('a', newer)).toBe(old);
  await vi.waitFor(async () => expect((await read('a', newer))?.status).toBe(404));
  expect(newer).toHaveBeenCalledTimes(1);
});

test('a very old answer is not shown', async () => {
  const { clock, read, answering } = setUp();
  await read('a', answering(200));
  clock.now = STALE_FOR;
  expect((await read('a', answering(404)))?.status).toBe(404);
});

test('a newer answer that says the same stays the very same', async () => {
  const { clock, read, answering } = setUp();
  const first = await read('a', answering(200));
  clock.now = STALE_FOR;
  expect(await read('a', answering(200))).toBe(first);
  clock.now = 2 * STALE_FOR;
  expect(await read('a', answering(404))).not.toBe(first);
});

test.each([500, 503])('a %s is never kept', async (status) => {
  const { read, answering } = setUp();
  expect((await read('a', answering(status)))?.status).toBe(status);
  expect((await read('a', answering(200)))?.status).toBe(200);
});

test('an unreachable API is called again', async () => {
  const { read, answering } = setUp();
  expect(await read('a', async () => null)).toBeNull();
  expect((await read('a', answering(200)))?.status).toBe(200);
});

test('what is read often stays when there are more answers than it holds', async () => {
  const { read, answering } = setUp();
  const [popular, rare] = [answering(200), answering(200)];
  await read('popular', popular);
  await read('rare', rare);
  for (let other = 0; other < CAPACITY; other += 1) {
    await read(`other ${other}`, answering(200));
    await read('popular', popular);
  }
  await read('rare', rare);
  expect([popular, rare].map((fetch) => fetch.mock.calls.length)).toEqual([1, 2]);
});
