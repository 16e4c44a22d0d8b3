import { expect, it, vi } from 'vitest';
import { createWatchable } from './watchable.ts';

it('tells those who watch of a new value, and of nothing else', () => {
  const value = createWatchable('a');
  const listener = vi.fn();
  const stop = value.subscribe(listener);
  value.set('a');
  expect(listener).not.toHaveBeenCalled();
  value.set('b');
  expect(listener).toHaveBeenCalledOnce();
  stop();
  value.set('c');
  expect(listener).toHaveBeenCalledOnce();
});
