import { createEventBus } from 'shared-contracts/bus';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emitUntilHeard, LONGEST_WAIT } from './emit-until-heard.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const request = { requestId: 'r1', items: [{ id: 's1', type: 'activity' as const }] };
const send = (signal = new AbortController().signal) => {
  const bus = createEventBus(() => undefined);
  return { bus, heard: emitUntilHeard(bus, 'basket:add-requested', request, signal) };
};

it('reaches a listener that comes later, once', async () => {
  const { bus, heard } = send();
  const listener = vi.fn();
  await vi.advanceTimersByTimeAsync(1_000);
  bus.on('basket:add-requested', listener);
  await vi.advanceTimersByTimeAsync(5_000);
  await expect(heard).resolves.toBe(true);
  expect(listener).toHaveBeenCalledExactlyOnceWith(request);
});

it('gives up when nobody comes', async () => {
  const { heard } = send();
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT + 1_000);
  await expect(heard).resolves.toBe(false);
});

it('stops when it is called off', async () => {
  const controller = new AbortController();
  const { bus, heard } = send(controller.signal);
  const listener = vi.fn();
  controller.abort();
  bus.on('basket:add-requested', listener);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(heard).resolves.toBe(false);
  expect(listener).not.toHaveBeenCalled();
});
