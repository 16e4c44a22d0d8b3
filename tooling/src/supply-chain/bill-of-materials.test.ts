import { expect, it } from 'vitest';
import { writeBill } from './bill-of-materials.ts';
import { readLockedPackages } from './lock-file.ts';
import type { NpmRun } from './run-npm.ts';

const answering = (run: Partial<NpmRun>) => async () => ({ code: 0, output: '', complaint: '', ...run });
const bill = (...components: object[]) =>
  JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', components });
const locked = { name: '@scope/b', version: '2.0.0', licence: 'MIT' };

/** npm reads the whole lock file, on a machine that may be busy. */
const NPM_MS = 60_000;

it('lists every package of this checkout, without a registry', { timeout: NPM_MS }, async () => {
  const packages = readLockedPackages();
  const { text, components } = await writeBill(packages);
  expect(components).toBeGreaterThan(300);
  expect(JSON.parse(text)).toMatchObject({ bomFormat: 'CycloneDX' });
});

it.each([
  ['that fails', { code: 1, complaint: 'ESBOMPROBLEMS' }, 'npm sbom failed: ESBOMPROBLEMS.'],
  ['that fails without a word', { code: 7 }, 'npm sbom failed: it ended with 7.'],
  ['that writes something else', { output: '{}' }, 'npm wrote no CycloneDX document'],
  [
    'that leaves out a package',
    { output: bill({ name: 'c', version: '1.0.0' }) },
    'The bill of materials leaves out @scope/b 2.0.0.',
  ],
  [
    'that lists another version',
    { output: bill({ group: '@scope', name: 'b', version: '1.0.0' }) },
    'The bill of materials leaves out @scope/b 2.0.0.',
  ],
])('takes nothing of an npm %s', async (_what, run, words) => {
  await expect(writeBill([locked], answering(run))).rejects.toThrow(words);
});

it('takes a package with a scope either way', async () => {
  for (const component of [{ group: '@scope', name: 'b' }, { name: '@scope/b' }]) {
    const output = bill({ ...component, version: '2.0.0' });
    expect((await writeBill([locked], answering({ output }))).components).toBe(1);
  }
});
