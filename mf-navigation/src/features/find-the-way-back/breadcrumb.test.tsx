// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { renderWithPlatform } from 'shared-platform/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { openWithFlags } from '../../testing/page-state.ts';
import Breadcrumb from './breadcrumb.tsx';

const open = (path: string) => renderWithPlatform(<Breadcrumb />, { app: 'online-joining', path });
const bar = () => screen.getByRole('navigation', { name: 'Breadcrumb' });
const steps = () =>
  within(bar())
    .getAllByRole('link')
    .map((step) => [step.textContent, step.getAttribute('href'), step.getAttribute('aria-current')]);

afterEach(() => {
  cleanup();
  openWithFlags('');
});

describe('Breadcrumb', () => {
  it('starts with the membership', () => {
    open('/');
    expect(steps()).toEqual([['Buy membership', '/', 'page']]);
  });

  it('links from the checkout back to the membership', () => {
    open('/checkout');
    expect(steps()).toEqual([
      ['Buy membership', '/', null],
      ['Checkout', '/checkout', 'page'],
    ]);
  });

  it('ends with the confirmation, display flags kept', () => {
    openWithFlags('kiosk=true');
    open('/order-confirmed/81');
    expect(steps()).toEqual([
      ['Buy membership', '/?kiosk=true', null],
      ['Confirmation', '/order-confirmed/81?kiosk=true', 'page'],
    ]);
  });

  it('is 40 px high', () => {
    open('/');
    expect(getComputedStyle(bar()).height).toBe('40px');
  });

  it('is not shown in embedded mode', () => {
    openWithFlags('embedded=true');
    open('/');
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
