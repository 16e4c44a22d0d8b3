import { Window as StandInWindow } from 'happy-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { observePage } from './observe-page.ts';

const boot = { app: 'bookings', tenant: 'riverside', registry: [] } as const;
let window: Window & typeof globalThis;
let sent: string[];
let onVital: ReturnType<typeof observePage>['onVital'];

beforeEach(() => {
  sent = [];
  const url = 'http://bookings.riverside.localhost/location/sale-leisure-centre?token=secret';
  window = new StandInWindow({ url }) as unknown as typeof window;
  ({ onVital } = observePage({ boot: { ...boot, registry: [] }, window, send: (body) => sent.push(body) }));
});

const leave = () => window.dispatchEvent(new window.Event('pagehide'));
const throwOnPage = (error: unknown) =>
  window.dispatchEvent(
    new window.ErrorEvent('error', { error, filename: 'http://x/shell/js/main.1.js?v=secret', lineno: 7 }),
  );

it('sends its observations once when the page is left, and nothing without any', () => {
  leave();
  expect(sent).toEqual([]);
  onVital({ name: 'LCP', value: 1234.56789, rating: 'good' });
  leave();
  leave();
  expect(sent.map((body) => JSON.parse(body))).toEqual([
    {
      app: 'bookings',
      tenant: 'riverside',
      reports: [
        {
          kind: 'vital',
          name: 'LCP',
          value: 1234.568,
          rating: 'good',
          page: '/location',
          part: 'shell',
          version: null,
        },
      ],
    },
  ]);
});

it('reports the kind and place of an error, not its message', () => {
  throwOnPage(Object.assign(new TypeError('Sam Newbury, sam.new@example.com'), { stack: '' }));
  leave();
  expect(JSON.parse(sent[0] ?? '').reports).toEqual([
    {
      kind: 'error',
      name: 'TypeError',
      stage: null,
      script: '/shell/js/main.1.js:7',
      page: '/location',
      part: 'shell',
      version: null,
    },
  ]);
  expect(sent[0]).not.toMatch(/Sam|secret|sale-leisure/);
});

it('reports where loading a remote failed', () => {
  const failure = Object.assign(new Error('mf-basket failed'), { remote: 'mf-basket', stage: 'entry' });
  window.dispatchEvent(Object.assign(new window.Event('unhandledrejection'), { reason: failure }));
  leave();
  expect(JSON.parse(sent[0] ?? '').reports[0]).toMatchObject({ part: 'mf-basket', stage: 'entry' });
});

it('stops reporting a page that fails in a loop', () => {
  for (let time = 0; time < 100; time++) throwOnPage(new Error('again'));
  leave();
  expect(JSON.parse(sent[0] ?? '').reports).toHaveLength(20);
});

it('sends when the page is hidden', () => {
  vi.spyOn(window.document, 'visibilityState', 'get').mockReturnValue('hidden');
  onVital({ name: 'CLS', value: 0, rating: 'good' });
  window.document.dispatchEvent(new window.Event('visibilitychange'));
  expect(sent).toHaveLength(1);
});
