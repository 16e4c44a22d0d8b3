// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { announceRecovery, onRecovery } from './recovery.ts';

it('is announced when something could be loaded and when the device is connected again, until it is stopped', () => {
  const tryAgain = vi.fn();
  const stop = onRecovery(tryAgain);
  announceRecovery();
  window.dispatchEvent(new Event('online'));
  expect(tryAgain).toHaveBeenCalledTimes(2);
  stop();
  announceRecovery();
  window.dispatchEvent(new Event('online'));
  expect(tryAgain).toHaveBeenCalledTimes(2);
});
