// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KIOSK_COOKIE } from 'shared-contracts/kiosk';
import { renderWithPlatform } from 'shared-platform/testing';
import { afterEach, expect, it } from 'vitest';
import Kiosk from './kiosk.tsx';

const open = (path: string, kioskProfile: 'standard' | 'accessible' = 'standard') =>
  renderWithPlatform(<Kiosk isAsking={false} onAsk={() => undefined} />, {
    app: 'online-joining',
    path,
    client: { kioskProfile },
  });

afterEach(() => {
  cleanup();
  // biome-ignore lint/suspicious/noDocumentCookie: the platform keeps the kiosk's memory in the cookie
  document.cookie = `${KIOSK_COOKIE}=; path=/; max-age=0`;
  document.documentElement.removeAttribute('style');
});

it.each([
  ['/kiosk', 'standard'],
  ['/centre/sale', 'standard'],
  ['/kiosk', 'accessible'],
  ['/centre/sale', 'accessible'],
] as const)('offers text size and contrast: %s, %s profile', (path, profile) => {
  open(path, profile);
  expect(screen.getByRole('region', { name: 'Display settings' })).toBeVisible();
});

it('shows on each page what was chosen, so that it can be undone', async () => {
  open('/kiosk');
  await userEvent.click(screen.getByRole('button', { name: 'High contrast' }));
  cleanup();
  open('/centre/sale');
  expect(screen.getByRole('button', { name: 'High contrast', pressed: true })).toBeVisible();
});
