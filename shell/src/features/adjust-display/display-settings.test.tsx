// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KIOSK_COOKIE } from 'shared-contracts/kiosk';
import { renderWithPlatform } from 'shared-platform/testing';
import { contrast } from 'shared-ui/theme';
import { afterEach, describe, expect, it } from 'vitest';
import { applyView } from './apply-view.ts';
import { DisplaySettings } from './display-settings.tsx';

const root = document.documentElement;
const shown = (name: string) => root.style.getPropertyValue(name);

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the platform keeps the kiosk's memory in the cookie
  document.cookie = `${KIOSK_COOKIE}=; path=/; max-age=0`;
  root.removeAttribute('style');
});

describe('the display of a kiosk', () => {
  it('follows the text size, and back', async () => {
    renderWithPlatform(<DisplaySettings />);
    await userEvent.click(screen.getByRole('radio', { name: 'Largest text' }));
    expect(root.style.fontSize).toBe('150%');
    await userEvent.click(screen.getByRole('radio', { name: 'Normal text' }));
    expect(root.style.fontSize).toBe('');
  });

  it('is black on white on demand, and back', async () => {
    renderWithPlatform(<DisplaySettings />);
    const button = screen.getByRole('button', { name: 'High contrast', pressed: false });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(shown('--brand-header')).toBe('#000000');
    await userEvent.click(button);
    expect(shown('--brand-header')).toBe('');
    expect(shown('--ui-text')).toBe('');
  });

  it('is kept on the next page', async () => {
    const { unmount } = renderWithPlatform(<DisplaySettings />);
    await userEvent.click(screen.getByRole('radio', { name: 'Large text' }));
    await userEvent.click(screen.getByRole('button', { name: 'High contrast' }));
    unmount();
    root.removeAttribute('style');
    renderWithPlatform(<DisplaySettings />);
    expect(screen.getByRole('radio', { name: 'Large text', checked: true })).toBeVisible();
    expect(root.style.fontSize).toBe('125%');
    expect(shown('--brand-header')).toBe('#000000');
  });

  it('leaves room for the bar only while it is shown', () => {
    const { unmount } = renderWithPlatform(<DisplaySettings />);
    expect(shown('--view-bottom')).toBe('96px');
    unmount();
    expect(shown('--view-bottom')).toBe('');
  });
});

describe('high contrast', () => {
  it.each([
    ['--brand-on-header', '--brand-header'],
    ['--brand-on-dark', '--brand-dark'],
    ['--brand-on-action', '--brand-action'],
    ['--brand-on-secondary', '--brand-secondary'],
    ['--brand-strong', '--ui-page'],
    ['--ui-muted', '--ui-sunken'],
    ['--ui-control', '--ui-page'],
  ])('reads with 7 : 1 or more: %s on %s', (text, ground) => {
    applyView({ text: null, isHighContrast: true }, root);
    expect(contrast(shown(text), shown(ground))).toBeGreaterThanOrEqual(7);
  });
});
