import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isSameInstall } from './same-install.ts';

function makeTree(packages: object): string {
  const tree = fs.mkdtempSync(path.join(os.tmpdir(), 'touchline-lock-'));
  onTestFinished(() => fs.rmSync(tree, { recursive: true, force: true }));
  fs.writeFileSync(path.join(tree, 'package-lock.json'), JSON.stringify({ packages }));
  return tree;
}

const react = (version: string, integrity = 'sha512-a') => ({ 'node_modules/react': { version, integrity } });
const own = (version: string) => ({
  '': { version },
  'mf-shop': { version },
  'node_modules/mf-shop': { resolved: 'mf-shop', link: true },
});
const present = { ...own('0.1.0'), ...react('19.3.0') };

it.each([
  ['a release of this repository', { ...own('0.2.0'), ...react('19.3.0') }, true],
  ['another order', { ...react('19.3.0'), ...own('0.1.0') }, true],
  ['another version of a package', { ...own('0.1.0'), ...react('19.4.0') }, false],
  ['the same version with other content', { ...own('0.1.0'), ...react('19.3.0', 'sha512-b') }, false],
  ['a package more', { ...own('0.1.0'), ...react('19.3.0'), 'mf-shop/node_modules/react': {} }, false],
])('%s', (_, packages, expected) => {
  expect(isSameInstall(makeTree(present), makeTree(packages))).toBe(expected);
});
