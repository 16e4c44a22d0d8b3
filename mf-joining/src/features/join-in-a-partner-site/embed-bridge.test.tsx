// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { embedMessage } from 'shared-contracts/embed';
import { storageKeys } from 'shared-contracts/storage';
import { useDraft } from 'shared-platform';
import { renderWithPlatform } from 'shared-platform/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EmbedBridge } from './embed-bridge.tsx';

const CLUB = 'https://www.club.example';
const post = vi.fn();
const posted = () => post.mock.calls.filter(([{ type }]) => type !== 'height');

beforeEach(() => {
  Object.defineProperty(document, 'referrer', { value: `${CLUB}/join`, configurable: true });
  Object.defineProperty(window, 'parent', { value: { postMessage: post }, configurable: true });
});
afterEach(() => {
  cleanup();
  post.mockClear();
  sessionStorage.clear();
  Reflect.deleteProperty(document, 'referrer');
  Object.defineProperty(window, 'parent', { value: window, configurable: true });
});

const open = (path: string) => renderWithPlatform(<EmbedBridge />, { app: 'online-joining', path });

it('sends the height of the page, and only to the page around it', () => {
  open('/');
  expect(post.mock.calls[0]).toEqual([embedMessage({ type: 'height', height: expect.any(Number) }), CLUB]);
  expect(new Set(post.mock.calls.map(([, origin]) => origin))).toEqual(new Set([CLUB]));
});

it('tells which section was opened, and where a screen of the basket begins', () => {
  const { bus } = open('/');
  act(() => void bus.emit('joining:section-opened', { section: 'dates_section' }));
  expect(posted()).toEqual([[embedMessage({ type: 'step', step: 'dates_section' }), CLUB]]);
  cleanup();
  post.mockClear();
  open('/checkout');
  expect(posted()).toEqual([[embedMessage({ type: 'step', step: 'checkout' }), CLUB]]);
});

it('tells that the membership is paid for, and not by whom or how', () => {
  const { bus } = open('/checkout');
  post.mockClear();
  act(() => void bus.emit('checkout:completed', { completeOrderId: '77' }));
  expect(posted()).toEqual([[embedMessage({ type: 'joined' }), CLUB]]);
});

it('tells nothing once it is gone', () => {
  const { bus, unmount } = open('/');
  unmount();
  post.mockClear();
  act(() => void bus.emit('joining:section-opened', { section: 'dates_section' }));
  expect(post).not.toHaveBeenCalled();
});

function TypedForm() {
  useDraft('some-form', { town: 'Sale' }, () => undefined);
  return <EmbedBridge />;
}

it('keeps what is typed and where the person is, as the page around it goes away', () => {
  sessionStorage.setItem(storageKeys.framePath, JSON.stringify(['/centre/sale?embedded=true', '/']));
  renderWithPlatform(<TypedForm />, { app: 'online-joining', path: '/basket?embedded=true' });
  expect(sessionStorage.getItem(storageKeys.draft('some-form'))).toBeNull();
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem(storageKeys.draft('some-form'))).toBe('{"town":"Sale"}');
  expect(JSON.parse(sessionStorage.getItem(storageKeys.framePath) ?? '')).toEqual([
    '/centre/sale?embedded=true',
    '/basket?embedded=true',
  ]);
});
