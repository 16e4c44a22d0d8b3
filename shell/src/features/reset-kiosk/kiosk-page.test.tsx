// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { HOME, open, openPage, pass, setUpKiosk } from './kiosk-testing.tsx';

setUpKiosk();

describe('every page of a kiosk', () => {
  it('says once why it is at its home', async () => {
    await open('/kiosk#cleared');
    expect(screen.getByText('Joining form cleared due to inactivity')).toBeInTheDocument();
    await pass(10_000);
    expect(screen.queryByText('Joining form cleared due to inactivity')).toBeNull();
  });

  it('has fields that the browser neither remembers nor fills in', async () => {
    await open();
    const password = document.createElement('input');
    password.type = 'password';
    password.autocomplete = 'current-password';
    document.body.append(password);
    await pass(0);
    expect(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'off');
    expect(password).toHaveAttribute('autocomplete', 'new-password');
    password.remove();
  });

  it('has the size of a kiosk where only the tab remembers that it is one', async () => {
    await open();
    expect(document.documentElement).toHaveAttribute('data-kiosk');
    expect(document.adoptedStyleSheets).toHaveLength(1);
    cleanup();
    expect(document.documentElement).not.toHaveAttribute('data-kiosk');
    expect(document.adoptedStyleSheets).toHaveLength(0);
  });

  it('works in browsers that let no script adopt a style sheet', async () => {
    vi.stubGlobal('CSSStyleSheet', undefined);
    Object.defineProperty(document, 'adoptedStyleSheets', { configurable: true, value: undefined });
    await open();
    expect(document.documentElement).toHaveAttribute('data-kiosk');
    cleanup();
    Reflect.deleteProperty(document, 'adoptedStyleSheets');
    vi.unstubAllGlobals();
  });

  it('hides when it is left, and goes home when Back brings it into another turn', async () => {
    const { platform } = await open();
    const come = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    window.dispatchEvent(new Event('pagehide'));
    expect(document.documentElement).toHaveStyle({ visibility: 'hidden' });
    come(true);
    expect(document.documentElement.style.visibility).toBe('');
    window.dispatchEvent(new Event('pagehide'));
    platform.kiosk.endKioskSession();
    come(true);
    expect(document.documentElement).toHaveStyle({ visibility: 'hidden' });
    expect(openPage).toHaveBeenCalledExactlyOnceWith(HOME);
    document.documentElement.style.visibility = '';
  });
});
