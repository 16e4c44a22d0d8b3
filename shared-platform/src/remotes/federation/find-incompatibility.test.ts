import { expect, it } from 'vitest';
import { findIncompatibility } from './find-incompatibility.ts';

const versions = { react: '19.3.1', 'shared-platform': '0.1.1' };

it.each([
  [{}, null],
  [{ react: '^19.0.0', 'shared-platform': '^0.1.0' }, null],
  [{ react: '*' }, null],
  [{ react: '^18.2.0' }, 'It is made for react ^18.2.0; this host provides 19.3.1.'],
  [{ 'shared-platform': '^0.2.0' }, 'It is made for shared-platform ^0.2.0; this host provides 0.1.1.'],
  [{ 'shared-ui/charts': '*' }, 'It takes shared-ui/charts from its host, and this host provides none.'],
])('%j: %s', (takes, reason) => {
  expect(findIncompatibility(takes, versions)).toBe(reason);
});
