import type { AddItem } from 'shared-contracts/api/add-item';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageBus } from './page-bus.ts';
import { SERVE_TIMEOUT } from './requests.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const item: AddItem = { id: 's1', type: 'activity' };
const bus = () => createPageBus((error) => expect.unreachable(String(error)));

describe('a request', () => {
  it('gets the answer of the part that serves it', async () => {
    const page = bus();
    page.serve('basket:quick-book', (request, answer) => {
      expect(request).toEqual({ requestId: 'r1', item });
      answer({ outcome: 'booked' });
    });
    const outcome = page.request('basket:quick-book', { item }, { requestId: 'r1' });
    await expect(outcome).resolves.toEqual({ status: 'answered', answer: { outcome: 'booked' } });
  });

  it('waits for a server that loads later, and reaches it once', async () => {
    const page = bus();
    const server = vi.fn();
    const outcome = page.request('basket:quick-book', { item }, { requestId: 'r1' });
    await vi.advanceTimersByTimeAsync(SERVE_TIMEOUT - 1);
    page.serve('basket:quick-book', (request, answer) => {
      server(request);
      answer({ outcome: 'cancelled' });
    });
    await expect(outcome).resolves.toEqual({ status: 'answered', answer: { outcome: 'cancelled' } });
    page.on('basket:quick-book-requested', server);
    expect(server).toHaveBeenCalledExactlyOnceWith({ requestId: 'r1', item });
  });

  it('ends unserved when no server comes in time', async () => {
    const page = bus();
    const outcome = page.request('basket:quick-book', { item });
    await vi.advanceTimersByTimeAsync(SERVE_TIMEOUT);
    await expect(outcome).resolves.toEqual({ status: 'unserved' });
    const server = vi.fn();
    page.serve('basket:quick-book', server);
    expect(server).not.toHaveBeenCalled();
  });

  it('waits for its answer as long as a person takes', async () => {
    const page = bus();
    let decide = () => {};
    page.serve('basket:quick-book', (_request, answer) => {
      decide = () => answer({ outcome: 'booked' });
    });
    const outcome = page.request('basket:quick-book', { item });
    await vi.advanceTimersByTimeAsync(SERVE_TIMEOUT * 10);
    decide();
    await expect(outcome).resolves.toMatchObject({ status: 'answered' });
  });

  it.each(['before it is made', 'while it waits'])('called off %s reaches no server', async (when) => {
    const page = bus();
    const controller = new AbortController();
    if (when === 'before it is made') controller.abort();
    const outcome = page.request('basket:quick-book', { item }, { signal: controller.signal });
    controller.abort();
    await expect(outcome).resolves.toEqual({ status: 'aborted' });
    const server = vi.fn();
    page.serve('basket:quick-book', server);
    expect(server).not.toHaveBeenCalled();
  });

  it('takes only the first answer, and no answer to another request', async () => {
    const page = bus();
    const answered = vi.fn();
    page.on('basket:quick-book-settled', answered);
    page.serve('basket:quick-book', (request, answer) => {
      if (request.requestId !== 'r1') return;
      page.emit('basket:quick-book-settled', { requestId: 'another', outcome: 'failed' });
      answer({ outcome: 'booked' });
      answer({ outcome: 'failed' });
    });
    const outcome = page.request('basket:quick-book', { item }, { requestId: 'r1' });
    await expect(outcome).resolves.toEqual({ status: 'answered', answer: { outcome: 'booked' } });
    expect(answered.mock.calls.map(([{ requestId }]) => requestId)).toEqual(['another', 'r1']);
  });

  it('of the wrong shape is refused', async () => {
    const wrong = { item: { type: 'activity' } } as never;
    await expect(bus().request('basket:quick-book', wrong)).rejects.toThrow(TypeError);
  });

  it('that waits has a part tried again that failed before it was made', () => {
    const page = bus();
    void page.request('basket:quick-book', { item });
    const unheard = vi.fn();
    page.onUnheard(unheard);
    expect(unheard).toHaveBeenCalledExactlyOnceWith('basket:quick-book-requested');
  });
});

describe('a server', () => {
  it('is the only one until it stops', () => {
    const page = bus();
    const stop = page.serve('basket:quick-book', vi.fn());
    expect(() => page.serve('basket:quick-book', vi.fn())).toThrow('served already');
    stop();
    expect(() => page.serve('basket:quick-book', vi.fn())).not.toThrow();
  });

  it('also serves a part of an older release, which emits and listens itself', () => {
    const page = bus();
    const settled = vi.fn();
    page.serve('basket:quick-book', (_request, answer) => answer({ outcome: 'booked' }));
    page.on('basket:quick-book-settled', settled);
    expect(page.emit('basket:quick-book-requested', { requestId: 'r1', item })).toBe(true);
    expect(settled).toHaveBeenCalledExactlyOnceWith({ requestId: 'r1', outcome: 'booked' });
  });
});
