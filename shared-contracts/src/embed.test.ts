import { expect, it } from 'vitest';
import { embedMessage, isEmbedAddress, readEmbedReport, readEmbedView } from './embed.ts';
import type { AppName } from './links.ts';

it.each<[AppName, string, boolean]>([
  ['online-joining', '/?embedded=true', true],
  ['online-joining', '/?embedded', true],
  ['online-joining', '/centre/sale-leisure-centre?embedded=1', true],
  ['online-joining', '/checkout?embedded=true', true],
  ['online-joining', '/login?redirect=%2F&embedded=true', true],
  ['online-joining', '/', false],
  ['online-joining', '/?embedded=false', false],
  ['online-joining', '/?embedded=true&kiosk=true', false],
  ['online-joining', '/kiosk?embedded=true', false],
  ['online-joining', '/register?embedded=true', false],
  ['online-joining', '/reset-password?embedded=true', false],
  ['bookings', '/?embedded=true', false],
  ['my-account', '/?embedded=true', false],
])('on %s, that %s is the standalone page is %s', (app, address, expected) => {
  expect(isEmbedAddress(app, new URL(address, 'http://joining.example.com'))).toBe(expected);
});

it.each([
  { type: 'height', height: 1200.5 },
  { type: 'step', step: 'dates_section' },
  { type: 'joined' },
  { type: 'reveal', top: 10, bottom: 60 },
] as const)('reads the report it wrote: $type', (report) => {
  expect(readEmbedReport(embedMessage(report))).toEqual(report);
});

it('reads the view it wrote', () => {
  const view = { type: 'view', top: 0, height: 640 } as const;
  expect(readEmbedView(embedMessage(view))).toEqual(view);
  expect(readEmbedReport(embedMessage(view))).toBeNull();
});

it.each([
  ['another program', { type: 'height', height: 10 }],
  ['a height below nothing', { source: 'touchline-join', type: 'height', height: -1 }],
  ['a height that is no number', { source: 'touchline-join', type: 'height', height: '10' }],
  ['an endless height', { source: 'touchline-join', type: 'height', height: Number.POSITIVE_INFINITY }],
  ['a step that is no text', { source: 'touchline-join', type: 'step', step: 1 }],
  ['half a reveal', { source: 'touchline-join', type: 'reveal', top: 1 }],
  ['an unknown type', { source: 'touchline-join', type: 'token' }],
  ['text', 'height'],
  ['nothing', null],
])('ignores a message of %s', (_, data) => {
  expect(readEmbedReport(data)).toBeNull();
  expect(readEmbedView(data)).toBeNull();
});

it('keeps only known fields', () => {
  const more = { ...embedMessage({ type: 'joined' }), email: 'sam@example.com' };
  expect(readEmbedReport(more)).toEqual({ type: 'joined' });
});
