import { expect, it } from 'vitest';
import { foldUnreleased, newestVersion } from './changelog.ts';
import { nextVersions, type Package } from './next-versions.ts';

const changed = '# Changelog\n\n## Unreleased\n\n- A change.\n\n## 0.1.0\n\nFirst release.\n';
const unchanged = '# Changelog\n\n## 0.1.0\n\nFirst release.\n';
const make = (name: string, changes: Partial<Package> = {}): Package => ({
  name,
  version: '0.1.0',
  dependencies: [],
  changelog: unchanged,
  ...changes,
});
const versions = (packages: Package[], chosen: Record<string, string> = {}) =>
  Object.fromEntries(nextVersions(packages, new Map(Object.entries(chosen))));

it('raises what changed, and what is built with it at any depth', () => {
  const packages = [
    make('mf-basket', { dependencies: ['shared-ui'] }),
    make('shared-ui', { dependencies: ['shared-contracts'] }),
    make('shared-contracts', { changelog: changed }),
    make('gateway'),
    make('tooling', { changelog: null, dependencies: ['mf-basket'] }),
  ];
  expect(versions(packages)).toEqual({
    'shared-contracts': '0.1.1',
    'shared-ui': '0.1.1',
    'mf-basket': '0.1.1',
  });
});

it('keeps a number that was raised with the change', () => {
  expect(versions([make('shared-ui', { version: '0.1.3', changelog: changed })])).toEqual({
    'shared-ui': '0.1.3',
  });
});

it('releases what was never released with the number it has', () => {
  const changelog = '# Changelog\n\n## Unreleased\n\n- First release.\n';
  expect(versions([make('renderer', { changelog })])).toEqual({ renderer: '0.1.0' });
});

it('takes a version that is chosen', () => {
  expect(versions([make('mf-basket', { changelog: changed })], { 'mf-basket': '0.2.0' })).toEqual({
    'mf-basket': '0.2.0',
  });
});

it.each([
  ['mf-shop', '0.2.0', 'mf-shop is no package with a changelog.'],
  ['mf-basket', '0.1.0', 'mf-basket 0.1.0 does not follow 0.1.0.'],
  ['mf-basket', 'next', 'mf-basket next does not follow 0.1.0.'],
])('refuses %s %s', (name, version, words) => {
  expect(() => versions([make('mf-basket')], { [name]: version })).toThrow(words);
});

it('leaves everything as it is where no changelog has entries without a version', () => {
  expect(versions([make('mf-basket'), make('shared-ui')])).toEqual({});
});

it('puts entries under their version', () => {
  const folded = foldUnreleased(changed, '0.1.1', '');
  expect(folded).toBe('# Changelog\n\n## 0.1.1\n\n- A change.\n\n## 0.1.0\n\nFirst release.\n');
  expect(newestVersion(folded)).toBe('0.1.1');
  expect(foldUnreleased(unchanged, '0.1.1', 'Built with shared-ui 0.1.1.')).toBe(
    '# Changelog\n\n## 0.1.1\n\n- Built with shared-ui 0.1.1.\n\n## 0.1.0\n\nFirst release.\n',
  );
});
