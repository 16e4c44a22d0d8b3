// @vitest-environment happy-dom
import { embedMessage } from 'shared-contracts/embed';
import { afterEach, expect, it, vi } from 'vitest';
import { findParentPage } from './parent-page.ts';

const CLUB = 'https://www.club.example';
const posted = vi.fn();
const parent = { postMessage: posted } as unknown as Window;

function framedBy(referrer: string, ancestor?: string) {
  const view = Object.create(window, {
    parent: { value: parent },
    document: { value: { referrer } },
    location: {
      value: { origin: 'https://joining.example', ancestorOrigins: ancestor ? [ancestor] : undefined },
    },
    addEventListener: { value: window.addEventListener.bind(window) },
    removeEventListener: { value: window.removeEventListener.bind(window) },
  });
  return findParentPage(view, sessionStorage);
}

function say(origin: string, source: unknown, data: unknown) {
  const message = new MessageEvent('message', { data, origin });
  Object.defineProperty(message, 'source', { value: source });
  window.dispatchEvent(message);
}

afterEach(() => {
  sessionStorage.clear();
  posted.mockClear();
});

it.each([
  ['the browser names', '', CLUB],
  ['the referrer names', `${CLUB}/join`, undefined],
])('sends the origin that %s, and no one else', (_, referrer, ancestor) => {
  framedBy(referrer, ancestor)?.tell({ type: 'joined' });
  expect(posted).toHaveBeenCalledExactlyOnceWith(embedMessage({ type: 'joined' }), CLUB);
});

it('remembers the origin when the referrer has become its own', () => {
  framedBy(`${CLUB}/join`);
  framedBy('https://joining.example/centre/sale')?.tell({ type: 'joined' });
  expect(posted).toHaveBeenCalledExactlyOnceWith(embedMessage({ type: 'joined' }), CLUB);
});

it('sends nothing when the origin is unknown', () => {
  expect(framedBy('')).toBeNull();
});

it('hears the view from the page around it alone', () => {
  const listener = vi.fn();
  const stop = framedBy('', CLUB)?.onView(listener);
  const view = { type: 'view', top: 10, height: 500 } as const;
  say('https://evil.example', parent, embedMessage(view));
  say(CLUB, {}, embedMessage(view));
  expect(listener).not.toHaveBeenCalled();
  say(CLUB, parent, embedMessage(view));
  expect(listener).toHaveBeenCalledExactlyOnceWith(view);
  stop?.();
  say(CLUB, parent, embedMessage(view));
  expect(listener).toHaveBeenCalledTimes(1);
});
