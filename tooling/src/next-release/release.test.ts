import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { git, readHistory } from '../skew/git.ts';
import { findLastRelease, type Released } from '../skew/last-release.ts';
import { prepareRelease } from './prepare-release.ts';
import { recordRelease } from './record-release.ts';

const CHANGED = '# Changelog\n\n## Unreleased\n\n- A change.\n\n## 0.1.0\n\nFirst release.\n';
const UNCHANGED = '# Changelog\n\n## 0.1.0\n\nFirst release.\n';

const manifest = (name: string, dependencies: Record<string, string> = {}) => ({
  name,
  version: '0.1.0',
  dependencies,
});

/** A small repository with a first release of a shell and a remote, and a change to what both are built with. */
function makeRepository() {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true }));
  const write = (file: string, content: unknown) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    const text = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`;
    fs.writeFileSync(path.join(root, file), text);
  };
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  const packages = {
    'shared-ui': manifest('shared-ui', { react: '19.3.1' }),
    shell: manifest('shell', { 'shared-ui': '0.1.0' }),
    'mf-shop': manifest('mf-shop', { 'shared-ui': '0.1.0' }),
    'services/gateway': manifest('gateway'),
    tooling: manifest('tooling', { 'mf-shop': '0.1.0' }),
  };
  for (const [folder, content] of Object.entries(packages)) {
    write(`${folder}/package.json`, content);
    if (folder !== 'tooling') write(`${folder}/CHANGELOG.md`, folder === 'shared-ui' ? CHANGED : UNCHANGED);
  }
  write('package.json', { workspaces: ['shared-ui', 'shell', 'mf-shop', 'services/*', 'tooling'] });
  write('package-lock.json', { lockfileVersion: 3, packages: { ...packages, 'node_modules/react': {} } });
  const inGit = (...words: string[]) =>
    git(['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...words], {}, root);
  inGit('init', '-q');
  inGit('config', 'user.name', 'Test');
  inGit('config', 'user.email', 'test@example.com');
  const commit = () => {
    inGit('add', '-A');
    inGit('commit', '-qm', 'A commit');
    return inGit('rev-parse', 'HEAD');
  };
  const release = [{ version: '0.1.0', commit: 'a'.repeat(40) }];
  write('tooling/released.json', { shell: release, 'mf-shop': release });
  return { root, read, commit };
}

it('raises versions wherever they are named, once', () => {
  const { root, read } = makeRepository();
  expect(Object.fromEntries(prepareRelease(root, ['mf-shop@0.2.0']))).toEqual({
    'shared-ui': '0.1.1',
    shell: '0.1.1',
    'mf-shop': '0.2.0',
  });
  expect(JSON.parse(read('mf-shop/package.json'))).toEqual({
    name: 'mf-shop',
    version: '0.2.0',
    dependencies: { 'shared-ui': '0.1.1' },
  });
  expect(JSON.parse(read('tooling/package.json'))).toMatchObject({
    version: '0.1.0',
    dependencies: { 'mf-shop': '0.2.0' },
  });
  const lock = JSON.parse(read('package-lock.json')).packages;
  expect(lock.shell).toMatchObject({ version: '0.1.1', dependencies: { 'shared-ui': '0.1.1' } });
  expect(lock['services/gateway'].version).toBe('0.1.0');
  expect(read('shared-ui/CHANGELOG.md')).toContain('## 0.1.1\n\n- A change.');
  expect(read('shell/CHANGELOG.md')).toContain('## 0.1.1\n\n- Built with shared-ui 0.1.1.');
  expect(prepareRelease(root, []).size).toBe(0);
});

it('records what was committed, as the skew test finds it', () => {
  const { root, read, commit } = makeRepository();
  prepareRelease(root, []);
  expect(() => recordRelease(root, ['shell', 'mf-shop'])).toThrow('Commit everything first');
  const released = commit();
  expect(recordRelease(root, ['shell', 'mf-shop'])).toEqual(['shell@0.1.1', 'mf-shop@0.1.1']);
  const record: Released = JSON.parse(read('tooling/released.json'));
  const last = { version: '0.1.1', commit: released };
  expect(record.shell).toEqual([last, { version: '0.1.0', commit: 'a'.repeat(40) }]);
  expect(findLastRelease('mf-shop', readHistory(root), record)).toEqual(last);
  commit();
  expect(recordRelease(root, ['shell', 'mf-shop'])).toEqual([]);
});
