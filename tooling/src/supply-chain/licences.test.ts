import { describe, expect, it } from 'vitest';
import { checkLicences, type LicencePolicy, readLicencePolicy } from './licences.ts';
import { lockedPackages, readLockedPackages } from './lock-file.ts';

const policy: LicencePolicy = {
  allowed: ['MIT', 'Apache-2.0'],
  exceptions: [{ packages: ['@fonts/*', 'glyphs'], licence: 'OFL-1.1', reason: 'Fonts.' }],
};
const fonts = { name: '@fonts/lato', version: '1.0.0', licence: 'OFL-1.1' };

describe('licences', () => {
  it.each([
    ['MIT', []],
    ['(MIT OR GPL-3.0-only)', []],
    ['MIT AND Apache-2.0', []],
    ['MIT AND GPL-3.0-only', ['left-pad 1.3.0 is under MIT AND GPL-3.0-only, which']],
    ['AGPL-3.0-or-later', ['left-pad 1.3.0 is under AGPL-3.0-or-later, which']],
    ['OFL-1.1', ['left-pad 1.3.0 is under OFL-1.1, which']],
    ['SEE LICENSE IN LICENSE.md', ["left-pad 1.3.0 states 'SEE LICENSE IN LICENSE.md', which is no SPDX"]],
    [null, ['left-pad 1.3.0 states no licence.']],
  ])('of %s are checked as an SPDX expression', (licence, problems) => {
    const found = checkLicences([fonts, { name: 'left-pad', version: '1.3.0', licence }], policy);
    expect(found).toEqual(problems.map((start) => expect.stringContaining(start)));
  });

  it('are excepted for the packages named only, and not for longer than needed', () => {
    expect(checkLicences([fonts], policy)).toEqual([]);
    expect(checkLicences([], policy)).toEqual([expect.stringContaining('@fonts/* or glyphs')]);
  });

  it('of everything that is installed are allowed', () => {
    expect(readLockedPackages().length).toBeGreaterThan(300);
    expect(checkLicences(readLockedPackages(), readLicencePolicy())).toEqual([]);
  });
});

describe('the lock file', () => {
  it('is read without the workspaces, nested packages by their own name', () => {
    const text = JSON.stringify({
      packages: {
        '': { version: '0.1.0', license: 'MIT' },
        'mf-basket': { version: '0.1.0', license: 'MIT' },
        'node_modules/mf-basket': { link: true },
        'node_modules/a/node_modules/@scope/b': { version: '2.0.0', license: 'ISC' },
        'node_modules/c': { version: '3.0.0' },
      },
    });
    expect(lockedPackages(text)).toEqual([
      { name: '@scope/b', version: '2.0.0', licence: 'ISC' },
      { name: 'c', version: '3.0.0', licence: null },
    ]);
  });
});
