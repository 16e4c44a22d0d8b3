import fs from 'node:fs';
import { expect, it } from 'vitest';
import { DISABLED_FEATURES, findChromium } from './chromium.ts';
import { inRoot } from './repository.ts';

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

it('disables what Playwright disables, whose list it replaces', () => {
  const source = fs.readFileSync(inRoot('node_modules/playwright-core/lib/coreBundle.js'), 'utf8');
  const list = /disabledFeatures = \[(.*?)\]/s.exec(source)?.[1] ?? '';
  const names = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(DISABLED_FEATURES).toEqual(expect.arrayContaining(names));
});
