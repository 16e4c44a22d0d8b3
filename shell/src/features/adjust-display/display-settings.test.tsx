// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KIOSK_COOKIE } from 'shared-contracts/kiosk';
import { renderWithPlatform } from 'shared-platform/testing';
import { contrast } from 'shared-ui/theme';
import { afterEach, describe, expect, it, vi } from 'vitest';
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
    expect(root.style.fontSize).toBe('calc(100% + 50% / var(--kiosk-scale, 1))');
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
    expect(root.style.fontSize).toBe('calc(100% + 25% / var(--kiosk-scale, 1))');
    expect(shown('--brand-header')).toBe('#000000');
  });

  it('leaves room for the bar only while it is shown', () => {
    const { unmount } = renderWithPlatform(<DisplaySettings />);
    expect(shown('--view-bottom')).toBe('72px');
    unmount();
    expect(shown('--view-bottom')).toBe('');
  });
});

describe('the language of a kiosk', () => {
  const otherLanguages = [{ language: 'cy', texts: {} }];
  const choice = () => screen.queryByRole('group', { name: 'Language' });

  it('is no choice where the site has one language', () => {
    renderWithPlatform(<DisplaySettings />);
    expect(choice()).toBeNull();
  });

  it('is chosen by its own name, for this person', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const { platform } = renderWithPlatform(<DisplaySettings />, { client: { otherLanguages } });
    expect(screen.getByRole('button', { name: 'English', pressed: true })).toBeVisible();
    const welsh = screen.getByRole('button', { name: 'Cymraeg', pressed: false });
    expect(welsh).toHaveAttribute('lang', 'cy');
    await userEvent.click(welsh);
    expect(platform.kiosk.memory.get().language).toBe('cy');
    expect(reload).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'English' }));
    expect(platform.kiosk.memory.get().language).toBeNull();
    platform.kiosk.endKioskSession();
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
