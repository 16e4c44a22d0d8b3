import { expect, it } from 'vitest';
import { findChromium } from './chromium.ts';

const only =
  (...there: string[]) =>
  (file: string) =>
    there.includes(file);

it.each([
  ['the one that is named', { CHROMIUM: '/opt/chrome' }, ['/opt/chrome', '/usr/bin/chromium'], '/opt/chrome'],
  [
    'the next when the named one is missing',
    { CHROMIUM: '/opt/gone' },
    ['/usr/bin/chromium'],
    '/usr/bin/chromium',
  ],
  ["the system's", {}, ['/usr/bin/chromium', '/usr/bin/google-chrome'], '/usr/bin/chromium'],
  ['one on the path', { PATH: '/snap/bin:/opt/bin' }, ['/opt/bin/google-chrome'], '/opt/bin/google-chrome'],
  ['none', {}, [], null],
])('finds %s', (_, environment, there, expected) => {
  expect(findChromium(environment, only(...there))).toBe(expected);
});
