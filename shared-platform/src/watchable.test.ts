import { expect, it, vi } from 'vitest';
import { createWatchable } from './watchable.ts';

it('tells those who watch of a new value, and of nothing else', () => {
  const value = createWatchable('a');
  const told = vi.fn();
  const stop = value.subscribe(told);
  value.set('a');
  expect(told).not.toHaveBeenCalled();
  value.set('b');
  expect(told).toHaveBeenCalledOnce();
  stop();
  value.set('c');
  expect(told).toHaveBeenCalledOnce();
});
