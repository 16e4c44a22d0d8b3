// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSessionChannel } from './session-channel.ts';

const open = new Set<FakeChannel>();
class FakeChannel extends EventTarget {
  constructor() {
    super();
    open.add(this);
  }
  postMessage() {
    for (const channel of open) if (channel !== this) channel.dispatchEvent(new Event('message'));
  }
  close() {
    open.delete(this);
  }
}

const onChange = vi.fn();
let stop: () => void;
const leave = () => window.dispatchEvent(new Event('pagehide'));
const restore = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  onChange.mockClear();
  stop = createSessionChannel().listen(onChange);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

it('a page learns of a change in another tab', () => {
  createSessionChannel().announce();
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('a page that has been left holds no channel open', () => {
  leave();
  expect(open.size).toBe(0);
});

it('a page that comes back listens again, with one channel', () => {
  leave();
  restore();
  expect(open.size).toBe(1);
  createSessionChannel().announce();
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('nothing listens once the page has stopped, even when it comes back', () => {
  stop();
  restore();
  expect(open.size).toBe(0);
});
