// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useToastTimer } from './use-toast-timer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(closeAfter: number) {
  const close = vi.fn();
  function Timed() {
    return (
      <div role="status" {...useToastTimer(closeAfter, close)}>
        <button type="button">One</button>
        <button type="button">Two</button>
      </div>
    );
  }
  render(<Timed />);
  return close;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('closes when its time is over', () => {
  const close = show(5000);
  pass(4999);
  expect(close).not.toHaveBeenCalled();
  pass(1);
  expect(close).toHaveBeenCalledTimes(1);
});

test('stays open with 0', () => {
  const close = show(0);
  pass(10 * 60_000);
  expect(close).not.toHaveBeenCalled();
});

test('pauses while it is pointed at and continues where it stopped', () => {
  const close = show(5000);
  pass(3000);
  fireEvent.pointerEnter(screen.getByRole('status'));
  pass(60_000);
  expect(close).not.toHaveBeenCalled();
  fireEvent.pointerLeave(screen.getByRole('status'));
  pass(1999);
  expect(close).not.toHaveBeenCalled();
  pass(1);
  expect(close).toHaveBeenCalledTimes(1);
});

test('pauses while anything in it has focus', () => {
  const close = show(5000);
  const [one, two] = screen.getAllByRole('button');
  act(() => one?.focus());
  act(() => two?.focus());
  pass(60_000);
  expect(close).not.toHaveBeenCalled();
  act(() => two?.blur());
  pass(5000);
  expect(close).toHaveBeenCalledTimes(1);
});
