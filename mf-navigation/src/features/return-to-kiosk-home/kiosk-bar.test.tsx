// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithPlatform, testUser } from 'shared-platform/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openWithFlags } from '../../testing/page-state.ts';
import { Where } from '../../testing/where.tsx';
import KioskBar from './kiosk-bar.tsx';

type Options = Parameters<typeof renderWithPlatform>[1];
const open = (options: Options = {}) =>
  renderWithPlatform(
    <>
      <KioskBar />
      <Where />
    </>,
    { app: 'online-joining', path: '/', ...options },
  );
const home = () => screen.getByRole('link', { name: 'Home' });

beforeEach(() => openWithFlags('kiosk=true'));
afterEach(() => {
  cleanup();
  openWithFlags('');
});

describe('KioskBar', () => {
  it('shows the logo of the site, which is not a link', () => {
    open();
    expect(screen.getByRole('banner').textContent).toContain('Riverside Leisure');
    expect(screen.getAllByRole('link')).toEqual([home()]);
  });

  it('requests the login of a visitor', async () => {
    const { bus } = open();
    const asked = vi.fn();
    bus.on('session:login-requested', asked);
    expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(asked).toHaveBeenCalledWith({ resume: null });
  });

  it('requests the logout of a customer', async () => {
    const { bus } = open({ user: testUser });
    const asked = vi.fn();
    bus.on('session:logout-requested', asked);
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(asked).toHaveBeenCalledOnce();
  });

  const elsewhere = { kioskHomeUrl: 'https://kiosk.example.com/' };
  it.each<[string, Options, string]>([
    ['the kiosk home', {}, '/kiosk?kiosk=true'],
    ['the home of the site configuration', { client: elsewhere }, 'https://kiosk.example.com/'],
    ['that home from the kiosk home', { client: elsewhere, path: '/kiosk' }, 'https://kiosk.example.com/'],
  ])('leads home: %s', (_, options, href) => {
    open(options);
    expect(home().getAttribute('href')).toBe(href);
  });

  it('leads neither from the home to itself nor from the login', () => {
    open({ path: '/kiosk' });
    expect(screen.queryByRole('link', { name: 'Home' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
    cleanup();
    open({ path: '/login' });
    expect(home()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
  });

  it('lets the host confirm first, and goes home without one', async () => {
    const { bus } = open();
    const asked = vi.fn();
    const stop = bus.on('kiosk:home-requested', asked);
    expect(fireEvent.click(home())).toBe(false);
    expect(asked).toHaveBeenCalledOnce();
    stop();
    await userEvent.click(home());
    expect(screen.getByLabelText('Address')).toHaveTextContent('/kiosk?kiosk=true');
  });

  it('has large touch targets', () => {
    open();
    for (const control of [home(), screen.getByRole('button', { name: 'Log in' })]) {
      expect(Number.parseFloat(getComputedStyle(control).minHeight)).toBeGreaterThanOrEqual(48);
    }
  });
});
