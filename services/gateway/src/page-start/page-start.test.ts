// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { appearanceOf } from '../first-view/appearance.ts';
import { PAGE_START_SCRIPT, START_FAILURE_ELEMENT, START_TIMEOUT, watchStart } from './page-start-script.ts';
import { startFailure } from './start-failure.ts';

const HOST = 'http://localhost/shell/js/main.1.js';
/** happy-dom would refuse to fetch them; only their tags matter. */
const sent: HTMLScriptElement[] = [];
const listeners: [string, EventListenerOrEventListenerObject][] = [];

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  document.body.innerHTML = `<div id="root"><main>First view</main></div>${startFailure(appearanceOf(null), { customerServicePhone: '0161 000 0000', customerServiceEmail: null })}`;
  vi.spyOn(document.head, 'append').mockImplementation((tag) => void sent.push(tag as HTMLScriptElement));
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue({ nonce: 'n0' } as HTMLScriptElement);
  const host = document.createElement('script');
  host.type = 'text/plain';
  host.src = HOST;
  host.integrity = 'sha256-host';
  host.dataset.part = 'host';
  document.body.append(host);
  const listen = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation((type, listener, options) => {
    listeners.push([type, listener]);
    listen(type, listener, options);
  });
  watchStart(START_TIMEOUT, START_FAILURE_ELEMENT);
});
afterEach(() => {
  for (const [type, listener] of listeners.splice(0)) document.removeEventListener(type, listener, true);
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const root = () => document.getElementById('root') as HTMLElement;
const hostTag = () => document.querySelector('script[data-part=host]') as HTMLElement;
const failure = () => root().querySelector('[role=alert]')?.textContent;
const end = (type: 'load' | 'error', tag: HTMLElement = hostTag()) => {
  document.body.append(tag);
  tag.dispatchEvent(new Event(type));
};

it('shows nothing while the host starts', async () => {
  root().dataset.started = 'true';
  end('load');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
  expect(root().textContent).toBe('First view');
});

it.each(['error', 'load'] as const)(
  'requests a host script once more if it ended with %s and started nothing',
  (type) => {
    end(type);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.src).toMatch(/^http:\/\/localhost\/shell\/js\/main\.1\.js\?r=\d+$/);
    expect(sent[0]?.nonce).toBe('n0');
    expect(sent[0]?.integrity).toBe('sha256-host');
    expect(failure()).toBeUndefined();
    end('error', sent[0]);
    expect(sent).toHaveLength(1);
    expect(failure()).toContain('We may have dropped the ball on this one.');
    expect(root().querySelector('button')?.textContent).toBe('Try again');
    expect(root().querySelector('.fv > .fv-in > [role=alert]')).not.toBeNull();
    expect(root().querySelector('img')?.getAttribute('src')).toMatch(
      /^\/brand\/artwork\/.*\/spot\/drop\.svg$/,
    );
    expect(root().querySelector('a[href^=tel]')?.textContent).toBe('0161 000 0000');
  },
);

it('says that something is wrong when the host hangs, and lets the host still start', async () => {
  await vi.advanceTimersByTimeAsync(7_900);
  expect(failure()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  expect(failure()).toContain('The page failed to load correctly.');
  expect(sent).toEqual([]);
});

it('retries with a new page', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  await vi.advanceTimersByTimeAsync(8_000);
  root().querySelector('button')?.click();
  expect(reload).toHaveBeenCalledOnce();
});

it('is a script that needs nothing from outside, and no element of the page yet', () => {
  expect(PAGE_START_SCRIPT).toMatch(/^\(function watchStart\(/);
  expect(PAGE_START_SCRIPT).toContain(`})(${START_TIMEOUT},"${START_FAILURE_ELEMENT}")`);
  expect(PAGE_START_SCRIPT).not.toContain('</');
});

it('removes the tag of a remote once it has ended', () => {
  const tag = document.createElement('script');
  tag.type = 'text/plain';
  tag.dataset.part = 'remote';
  end('error', tag);
  expect(tag.isConnected).toBe(false);
  expect(sent).toEqual([]);
});
