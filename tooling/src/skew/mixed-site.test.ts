import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readRegistry } from '../releases/registry-file.ts';
import { makeBuild, makeSite, type TestBuild } from '../releases/testing/test-site.ts';
import { layOutSite, partsWithoutHalf } from './mixed-site.ts';

/** A build output with a shell that serves contract 1, and one version of the shop. */
function makeDist(build: TestBuild): string {
  const dist = makeSite();
  const { name = 'mf-shop', version = '1.0.0' } = build;
  fs.cpSync(makeBuild(dist, build), path.join(dist, 'remotes', name, version), { recursive: true });
  return dist;
}

async function layOut(build: TestBuild): Promise<{ site: string; misfits: string[] }> {
  const older = { dist: makeDist({}), version: '1.0.0' };
  const newer = { dist: makeDist(build), version: build.version ?? '1.0.0' };
  const site = path.join(path.dirname(older.dist), 'mixed');
  const cell = { title: 'mf-shop new', ages: { shell: 'old', 'mf-shop': 'new' } } as const;
  return { site, misfits: await layOutSite(site, cell, (part) => (part === 'shell' ? older : newer)) };
}

it('is a site with each part of its age, everyone having that', async () => {
  const { site, misfits } = await layOut({ version: '1.1.0' });
  expect(misfits).toEqual([]);
  expect(fs.readdirSync(path.join(site, 'remotes/mf-shop'))).toEqual(['1.1.0']);
  expect(fs.existsSync(path.join(site, 'shell/manifest.json'))).toBe(true);
  expect(readRegistry(site).remotes['mf-shop']).toMatchObject({
    current: { version: '1.1.0', integrity: expect.stringMatching(/^sha384-/) },
    canary: null,
  });
});

it('may have the same number twice, with other content', async () => {
  const { site } = await layOut({ entry: 'of this checkout' });
  expect(fs.readFileSync(path.join(site, 'remotes/mf-shop/1.0.0/entry.js'), 'utf8')).toBe('of this checkout');
});

it.each<[string, TestBuild, string]>([
  ['a later contract', { contract: 2 }, 'mf-shop 1.0.0: It is made for contract 2; the shell here serves 1.'],
  [
    'a later shared module',
    { takes: { 'shared-ui/core': '^0.2.0' } },
    'mf-shop 1.0.0: It is made for shared-ui/core ^0.2.0; the shell here provides 0.1.0.',
  ],
])('says what its shell refuses: %s', async (_, build, words) => {
  expect((await layOut(build)).misfits).toEqual([words]);
});

it.each<[string, string | undefined, 'old' | 'new', string[]]>([
  ['an old release without one', undefined, 'old', ['mf-shop']],
  ['an old release with one', '/remotes/mf-shop/1.0.0/server.mjs', 'old', []],
  // One of this checkout has to have it.
  ['a new release without one', undefined, 'new', []],
])('knows which parts have no server half: %s', (_, entry, age, names) => {
  const site = makeDist({});
  const file = path.join(site, 'remotes/mf-shop/1.0.0/published.json');
  const published = JSON.parse(fs.readFileSync(file, 'utf8'));
  fs.writeFileSync(file, JSON.stringify({ ...published, ...(entry && { server: { entry, renders: [] } }) }));
  const cell = { title: 'mixed', ages: { shell: 'new', 'mf-shop': age } } as const;
  expect(partsWithoutHalf(site, cell, () => ({ dist: site, version: '1.0.0' }))).toEqual(names);
});
