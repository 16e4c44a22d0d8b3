import { expect, it } from 'vitest';
import { deviceOf } from './device.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

it.each([
  ['an iPhone', IPHONE, 'Safari', 'iPhone'],
  ['a PC', WINDOWS, 'Chrome', 'Windows'],
  [
    'Firefox on Linux',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox',
    'Linux',
  ],
  ['a browser that does not say', '', null, null],
  ['no browser', undefined, null, null],
  ['an endless name', `${WINDOWS}${'x'.repeat(512)}`, null, null],
])('names %s', (_what, userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});
