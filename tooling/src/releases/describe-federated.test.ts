import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readRegistry } from './registry-file.ts';
import { runRemote } from './run-remote.ts';
import { readPublished } from './site.ts';
import { makeSite } from './testing/test-site.ts';

let site: string;
let build: string;
beforeEach(() => {
  site = makeSite();
  build = path.join(path.dirname(site), 'partner');
});

const files = (...sync: string[]) => ({ js: { sync, async: [] }, css: { sync: [], async: [] } });
const manifest = {
  metaData: {
    buildInfo: { buildVersion: '2.1.0' },
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
    globalName: 'mf_partner',
  },
  shared: [
    { name: 'react', version: '19.2.0', requiredVersion: '^19.0.0', assets: files('326.js') },
    { name: 'shared-ui/core', version: '0.1.0', requiredVersion: '^0.1.0', assets: files() },
    { name: 'left-pad', version: '1.0.0', requiredVersion: '^1.0.0', assets: files('pad.js') },
  ],
  exposes: [{ path: './remote' }],
};
const descriptor = {
  name: 'mf-partner',
  displayName: 'Partner offers',
  contract: 1,
  routes: [{ id: 'offers', apps: ['bookings'], path: '/offers', title: 'Offers' }],
  slots: [],
};

/** Output of another bundler, with the descriptor beside it. */
function makeForeign(changes: { manifest?: object; descriptor?: object } = {}): void {
  fs.mkdirSync(build, { recursive: true });
  const write = (name: string, content: string) => fs.writeFileSync(path.join(build, name), content);
  write('mf-manifest.json', JSON.stringify({ ...manifest, ...changes.manifest }));
  write('remote.json', JSON.stringify({ ...descriptor, ...changes.descriptor }));
  write('remoteEntry.js', `var mf_partner = ${'a container, '.repeat(600)}`);
  // The sign of a copy of React, in a file that the manifest calls its fallback.
  write('326.js', 'takes an object of state variables');
}

const publish = async () => {
  await runRemote(['publish', 'mf-partner', '--from', build, '--site', site], () => undefined);
};

describe('a build of another bundler', () => {
  it('is described by its own manifest, and published as it is', async () => {
    makeForeign();
    await publish();
    const folder = path.join(site, 'remotes/mf-partner/2.1.0');
    expect(readPublished(folder)).toEqual({
      descriptor,
      version: '2.1.0',
      entry: '/remotes/mf-partner/2.1.0/remoteEntry.js',
      integrity: expect.stringMatching(/^sha384-/),
      container: 'mf_partner',
      chunks: { offers: [] },
      federation: { type: 'script', takes: { react: '^19.0.0', 'shared-ui/core': '^0.1.0' } },
    });
    for (const name of fs.readdirSync(build))
      expect(fs.readFileSync(path.join(folder, name))).toEqual(fs.readFileSync(path.join(build, name)));
    expect(fs.existsSync(path.join(folder, 'remoteEntry.js.br'))).toBe(true);
    expect(readRegistry(site).remotes['mf-partner']?.current).toMatchObject({
      version: '2.1.0',
      files: expect.stringMatching(/^sha256-/),
    });
  });

  const { metaData } = manifest;
  const shared = (requiredVersion: unknown, name = 'react') => ({
    manifest: { shared: [{ name, version: '20.0.0', requiredVersion }] },
  });
  it.each<[string, Parameters<typeof makeForeign>[0], string | RegExp]>([
    [
      'is made for another React',
      shared('^20.0.0'),
      'It is made for react ^20.0.0; the shell here provides 19.3.0.',
    ],
    [
      'takes what the host lacks',
      shared('^1.0.0', 'shared-ui/charts'),
      'It takes shared-ui/charts from its host',
    ],
    ['is made for another contract', { descriptor: { contract: 7 } }, 'It is made for contract 7'],
    ['exposes something else', { manifest: { exposes: [{ path: './App' }] } }, "it exposes no './remote'."],
    [
      'has its entry in a folder',
      { manifest: { metaData: { ...metaData, remoteEntry: { ...metaData.remoteEntry, path: 'static' } } } },
      "its entry is in 'static', but must be at the top of the build.",
    ],
    [
      'has an entry of another kind',
      { manifest: { metaData: { ...metaData, remoteEntry: { ...metaData.remoteEntry, type: 'commonjs' } } } },
      "its entry is of the type 'commonjs', which no host here loads.",
    ],
    [
      'lacks its entry',
      { manifest: { metaData: { ...metaData, remoteEntry: { ...metaData.remoteEntry, name: 'gone.js' } } } },
      'its entry gone.js is missing.',
    ],
    ['wants to be rendered', { descriptor: { serverRendered: ['offers'] } }, "leave 'serverRendered' out"],
    [
      'has no manifest to speak of',
      { manifest: { shared: 1 } },
      /mf-manifest\.json breaks the contract: shared/,
    ],
    ['has a bad descriptor', { descriptor: { routes: 1 } }, /remote\.json breaks the contract: routes/],
  ])('that %s is refused in words', async (_case, changes, words) => {
    makeForeign(changes);
    await expect(publish()).rejects.toThrow(words);
    expect(fs.existsSync(path.join(site, 'remotes'))).toBe(false);
  });

  it('may have any version of what it asks no version of', async () => {
    makeForeign(shared(false));
    await publish();
    expect(readPublished(path.join(site, 'remotes/mf-partner/2.1.0')).federation?.takes).toEqual({
      react: '*',
    });
  });
});
