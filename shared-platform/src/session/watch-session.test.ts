// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionChannel } from './session-channel.ts';
import { watchSession } from './watch-session.ts';

let stop: () => void;
const compare = vi.fn();
const stopEndings = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  compare.mockClear();
  stop = watchSession({
    session: { compare },
    channel: createSessionChannel(),
    endings: { resume: () => stopEndings },
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('the cookie is compared', () => {
  it('every five seconds, and not in between', () => {
    vi.advanceTimersByTime(4_999);
    expect(compare).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(compare).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(4_999);
    expect(compare).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(compare).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a press', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
    ['a key', () => document.body.dispatchEvent(new Event('keydown', { bubbles: true }))],
    [
      'the tab coming to the front',
      () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    ],
    ['the window being turned to', () => window.dispatchEvent(new Event('focus'))],
  ])('at once on %s', (_action, act) => {
    act();
    expect(compare).toHaveBeenCalledTimes(1);
  });

  it('on a press that someone keeps to themselves', () => {
    const stopped = (event: Event) => event.stopPropagation();
    document.body.addEventListener('pointerdown', stopped);
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    document.body.removeEventListener('pointerdown', stopped);
    expect(compare).toHaveBeenCalledTimes(1);
  });

  it('no more once the page is gone', () => {
    stop();
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event('focus'));
    expect(compare).not.toHaveBeenCalled();
  });
});

describe('a page that the browser keeps for Back', () => {
  const leave = () => window.dispatchEvent(new Event('pagehide'));
  const restore = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  const { style } = document.documentElement;

  it('is hidden until the cookie has been compared', () => {
    leave();
    expect(style.opacity).toBe('0');
    let atCompare = '';
    compare.mockImplementationOnce(() => {
      atCompare = style.opacity;
    });
    restore();
    vi.advanceTimersToNextFrame();
    expect([compare.mock.calls.length, atCompare, style.opacity]).toEqual([1, '0', '']);
  });

  it('stays covered while it is not known whose a new token is', () => {
    leave();
    compare.mockImplementationOnce(() => {
      style.visibility = 'hidden';
    });
    restore();
    vi.advanceTimersToNextFrame();
    expect(style.visibility).toBe('hidden');
    style.visibility = '';
  });
});
