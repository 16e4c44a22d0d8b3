import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createIdleClock, nextStep } from './idle-clock.ts';

const flow = { warnAfter: null, askAfter: 90_000, clearAfter: 95_000 };
const warned = { warnAfter: 65_000, askAfter: 90_000, clearAfter: 95_000 };
const confirmation = { warnAfter: null, askAfter: null, clearAfter: 10_000 };

describe('the next step', () => {
  it.each([
    [0, 'waiting', flow, { step: 'ask', in: 90_000 }],
    [89_900, 'waiting', flow, { step: 'ask', in: 100 }],
    [90_000, 'waiting', flow, { step: 'ask', in: 0 }],
    [96_000, 'waiting', flow, { step: 'ask', in: 0 }],
    [0, 'asking', flow, { step: 'clear', in: 95_000 }],
    [94_999, 'asking', flow, { step: 'clear', in: 1 }],
    [95_000, 'asking', flow, { step: 'clear', in: 0 }],
    [0, 'waiting', confirmation, { step: 'clear', in: 10_000 }],
    [10_000, 'waiting', confirmation, { step: 'clear', in: 0 }],
    [0, 'waiting', warned, { step: 'warn', in: 65_000 }],
    [65_000, 'waiting', warned, { step: 'warn', in: 0 }],
    [65_000, 'warned', warned, { step: 'ask', in: 25_000 }],
    [65_000, 'asking', warned, { step: 'clear', in: 30_000 }],
  ] as const)('after %i ms, %s', (idle, stage, limits, next) => {
    expect(nextStep(idle, stage, limits)).toEqual(next);
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

  it('starts again when the screen is touched', () => {
    const clock = start();
    vi.advanceTimersByTime(60_000);
    clock.touch();
    vi.advanceTimersByTime(89_999);
    expect(steps()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(steps()).toEqual(['ask']);
  });

  it('clears nothing once the question is answered, and asks again later', () => {
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

  it('clears without a question if there is none', () => {
    start(confirmation);
    vi.advanceTimersByTime(9_999);
    expect(steps()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(steps()).toEqual(['clear']);
  });

  it('warns first if there is a warning, then asks and clears', () => {
    start(warned);
    vi.advanceTimersByTime(64_999);
    expect(steps()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(steps()).toEqual(['warn']);
    vi.advanceTimersByTime(25_000);
    expect(steps()).toEqual(['warn', 'ask']);
    vi.advanceTimersByTime(5_000);
    expect(steps()).toEqual(['warn', 'ask', 'clear']);
  });

  it('reports once that a warning was answered, and warns again 65 s after the touch', () => {
    const clock = start(warned);
    vi.advanceTimersByTime(80_000);
    clock.touch();
    clock.touch();
    expect(steps()).toEqual(['warn', 'resume']);
    vi.advanceTimersByTime(64_999);
    expect(steps()).toEqual(['warn', 'resume']);
    vi.advanceTimersByTime(1);
    expect(steps()).toEqual(['warn', 'resume', 'warn']);
  });

  it('does nothing more once it was stopped', () => {
    start().stop();
    vi.advanceTimersByTime(200_000);
    expect(steps()).toEqual([]);
  });
});
