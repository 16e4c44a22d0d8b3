import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createIdleClock, nextStep } from './idle-clock.ts';

const flow = { askAfter: 90_000, clearAfter: 95_000 };
const confirmation = { askAfter: null, clearAfter: 10_000 };

describe('what is next', () => {
  it.each([
    [0, false, flow, { step: 'ask', in: 90_000 }],
    [89_900, false, flow, { step: 'ask', in: 100 }],
    [90_000, false, flow, { step: 'ask', in: 0 }],
    [96_000, false, flow, { step: 'ask', in: 0 }],
    [0, true, flow, { step: 'clear', in: 95_000 }],
    [94_999, true, flow, { step: 'clear', in: 1 }],
    [95_000, true, flow, { step: 'clear', in: 0 }],
    [0, false, confirmation, { step: 'clear', in: 10_000 }],
    [10_000, false, confirmation, { step: 'clear', in: 0 }],
  ])('after %i ms, asking %s', (idle, isAsking, limits, next) => {
    expect(nextStep(idle, isAsking, limits)).toEqual(next);
  });
});

describe('a clock', () => {
  const onStep = vi.fn();
  beforeEach(() => {
    onStep.mockReset();
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());
  const start = (limits: Parameters<typeof createIdleClock>[0] = flow) => {
    const clock = createIdleClock(limits, onStep);
    onStep.mockImplementation((step) => step === 'ask' && clock.setAsking(true));
    return clock;
  };
  const steps = () => onStep.mock.calls.flat();

  it('asks after 90 s and clears after 95', () => {
    start();
    vi.advanceTimersByTime(89_900);
    expect(steps()).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(steps()).toEqual(['ask']);
    vi.advanceTimersByTime(4_999);
    expect(steps()).toEqual(['ask']);
    vi.advanceTimersByTime(1);
    expect(steps()).toEqual(['ask', 'clear']);
  });

  it('starts anew when the screen is touched', () => {
    const clock = start();
    vi.advanceTimersByTime(60_000);
    clock.touch();
    vi.advanceTimersByTime(89_999);
    expect(steps()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(steps()).toEqual(['ask']);
  });

  it('clears nothing once the question was answered, and asks again later', () => {
    const clock = start();
    vi.advanceTimersByTime(91_000);
    clock.touch();
    clock.setAsking(false);
    vi.advanceTimersByTime(10_000);
    expect(steps()).toEqual(['ask']);
    vi.advanceTimersByTime(80_000);
    expect(steps()).toEqual(['ask', 'ask']);
  });

  it('clears 95 s after the last touch when the question was asked for', () => {
    const clock = start();
    vi.advanceTimersByTime(20_000);
    clock.touch();
    clock.setAsking(true);
    expect(clock.timeLeft()).toBe(95_000);
    vi.advanceTimersByTime(94_999);
    expect(steps()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(steps()).toEqual(['clear']);
  });

  it('clears without a question where there is none', () => {
    start(confirmation);
    vi.advanceTimersByTime(9_999);
    expect(steps()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(steps()).toEqual(['clear']);
  });

  it('does nothing more once it was stopped', () => {
    start().stop();
    vi.advanceTimersByTime(200_000);
    expect(steps()).toEqual([]);
  });
});
