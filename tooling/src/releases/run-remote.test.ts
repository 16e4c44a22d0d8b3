import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readRegistry } from './registry-file.ts';
import { runRemote } from './run-remote.ts';
import { makeBuild, makeSite, type TestBuild } from './testing/test-site.ts';

let site: string;
beforeEach(() => {
  site = makeSite();
});

async function remote(...words: string[]): Promise<string> {
  const lines: string[] = [];
  await runRemote([...words, '--site', site], (line) => lines.push(line));
  return lines.join('\n');
}

const publish = (build: TestBuild = {}) =>
  remote('publish', build.name ?? 'mf-shop', '--from', makeBuild(site, build));
const running = () => readRegistry(site).remotes['mf-shop'];
const place = (version: string) => path.join(site, 'remotes/mf-shop', version);

describe('publishing', () => {
  it('lets everyone have the first version of a remote at once, with the hashes of its entry and its files', async () => {
    expect(await publish()).toBe(
      'mf-shop 1.0.0 is published.\nIt is the first version: it is live for everyone from the next page.',
    );
    expect(running()?.current).toEqual({
      version: '1.0.0',
      integrity: expect.stringMatching(/^sha384-/),
      files: expect.stringMatching(/^sha256-/),
    });
    expect(readRegistry(site).history).toMatchObject([{ action: 'promoted', version: '1.0.0', from: null }]);
  });

  it('gives no one a later version, and leaves the one before in its place', async () => {
    await publish();
    expect(await publish({ version: '1.1.0' })).toContain(
      'It is not live yet: npm run remote -- promote mf-shop 1.1.0',
    );
    expect(running()?.current.version).toBe('1.0.0');
    expect(fs.existsSync(place('1.0.0'))).toBe(true);
  });

  it('of the very same again changes nothing', async () => {
    await publish();
    const before = fs.readFileSync(path.join(site, 'registry.json'), 'utf8');
    expect(await publish()).toContain('is already published, with the same content');
    expect(fs.readFileSync(path.join(site, 'registry.json'), 'utf8')).toBe(before);
  });

  it('never changes a version that is there', async () => {
    await publish();
    await expect(publish({ entry: 'something else' })).rejects.toThrow(
      /with other content, and a version never changes\. Raise "version"/,
    );
    expect(fs.readFileSync(path.join(place('1.0.0'), 'entry.js'), 'utf8')).toBe('var mf-shop1.0.0;');
  });

  it.each<[string, TestBuild, string]>([
    [
      'its contract',
      { contract: 3 },
      'mf-shop 1.0.0 does not fit this site:\n  - It is made for contract 3; the shell here serves 1.\nNothing was changed.',
    ],
    [
      'the version of a shared module',
      { takes: { react: '^20.0.0' } },
      'It is made for react ^20.0.0; the shell here provides 19.3.0.',
    ],
    [
      'a shared module that is missing',
      { takes: { 'shared-ui/charts': '^0.1.0' } },
      'It takes shared-ui/charts from its host, and the shell here provides none.',
    ],
    [
      'its weight',
      { entry: randomBytes(4096).toString('base64') },
      'With it, entry of mf-shop weighs 5.3 KB; the budget is 3 KB.',
    ],
    ['what it brings along', { entry: 'takes an object of state variables' }, 'a page has one copy'],
  ])('is refused for %s', async (_, build, words) => {
    if (words === 'a page has one copy')
      fs.writeFileSync(path.join(site, 'shell/main.js'), 'takes an object of state variables');
    await expect(publish(build)).rejects.toThrow(words);
    expect(fs.readdirSync(site)).toEqual(['shell']);
  });

  it('is refused for a path that another remote has', async () => {
    await publish();
    await expect(publish({ name: 'mf-market' })).rejects.toThrow(
      "Its path /shop on bookings is mf-shop's already.",
    );
  });

  it.each([
    ['/login', 'Its path /login on bookings is a screen that every host has of its own.'],
    [
      '/:anything',
      'Its path /:anything on bookings also fits /login, a screen that every host has of its own.',
    ],
    [
      '/fonts/:face',
      'Its path /fonts/:face on bookings also fits /fonts/*, which the gateway answers itself.',
    ],
  ])('with the path %s is refused: %s', async (routePath, words) => {
    await expect(publish({ path: routePath })).rejects.toThrow(words);
  });

  it('is refused for a path that overlaps one of another remote, in a trial or not', async () => {
    await publish({ path: '/shop/:item' });
    await publish({ path: '/sale/:item', version: '1.1.0' });
    await remote('promote', 'mf-shop', '1.1.0', '--percent', '10');
    for (const taken of ['/shop/new', '/sale/:offer']) {
      await expect(publish({ name: 'mf-market', path: taken })).rejects.toThrow(
        /also fits \/(shop|sale)\/:item of mf-shop/,
      );
    }
  });

  it('is refused when the entry is not the one that was built', async () => {
    const folder = makeBuild(site);
    fs.writeFileSync(path.join(folder, 'entry.js'), 'altered');
    await expect(remote('publish', 'mf-shop', '--from', folder)).rejects.toThrow(
      'is not the file it was built with',
    );
  });

  it('is refused for a folder of another remote, or of none', async () => {
    const folder = makeBuild(site, { name: 'mf-market' });
    await expect(remote('publish', 'mf-shop', '--from', folder)).rejects.toThrow('is a build of mf-market');
    await expect(remote('publish', 'mf-shop', '--from', site)).rejects.toThrow('holds no built remote');
    await expect(remote('publish', 'mf-nothing')).rejects.toThrow('There is no remote mf-nothing in this');
  });
});

describe('promoting and rolling back', () => {
  beforeEach(async () => {
    await publish();
    await publish({ version: '1.1.0' });
  });

  it('changes what everyone has, and goes back', async () => {
    expect(await remote('promote', 'mf-shop', '1.1.0')).toBe(
      'mf-shop 1.1.0 is live for everyone from the next page.',
    );
    expect(running()?.current.version).toBe('1.1.0');
    expect(await remote('rollback', 'mf-shop')).toBe('mf-shop is back at 1.0.0 from the next page.');
    expect(running()?.current.version).toBe('1.0.0');
  });

  it('tries a version out and ends that again', async () => {
    await remote('promote', 'mf-shop', '1.1.0', '--percent', '10', '--tenant', 'harbour');
    expect(running()).toMatchObject({
      current: { version: '1.0.0' },
      canary: { release: { version: '1.1.0' }, percent: 10, tenants: ['harbour'] },
    });
    expect(await remote('list', 'mf-shop')).toMatch(
      /1\.0\.0 +published .* live for everyone\n {2}1\.1\.0 .* in a trial for 10 of 100 visitors, all of harbour/,
    );
    expect(await remote('status')).toMatch(
      /mf-shop +1\.0\.0, 1\.1\.0 for 10 of 100 visitors, all of harbour\n\nLast changes \(UTC\):\n.* mf-shop 1\.1\.0 in a trial for 10 of 100/,
    );
    await remote('rollback', 'mf-shop');
    expect(running()?.canary).toBeNull();
  });

  it('is refused for what is not published, or no longer fits the shell', async () => {
    await expect(remote('promote', 'mf-shop', '9.9.9')).rejects.toThrow(
      'mf-shop 9.9.9 is not published here. Published: 1.0.0, 1.1.0.',
    );
    const manifest = path.join(site, 'shell/manifest.json');
    fs.writeFileSync(manifest, fs.readFileSync(manifest, 'utf8').replace('19.3.0', '18.0.0'));
    await expect(remote('promote', 'mf-shop', '1.1.0')).rejects.toThrow('the shell here provides 18.0.0');
    expect(running()?.current.version).toBe('1.0.0');
  });

  it('by two at the same moment loses neither', async () => {
    await publish({ name: 'mf-market', path: '/market' });
    await publish({ name: 'mf-market', path: '/market', version: '2.0.0' });
    await Promise.all([remote('promote', 'mf-shop', '1.1.0'), remote('promote', 'mf-market', '2.0.0')]);
    expect(running()?.current.version).toBe('1.1.0');
    expect(readRegistry(site).remotes['mf-market']?.current.version).toBe('2.0.0');
  });
});

describe('publishing the host', () => {
  /** A build of a shell that provides another version of React. */
  function makeShell(react: string): string {
    const build = path.join(path.dirname(site), 'new-shell');
    fs.cpSync(site, build, { recursive: true });
    const manifest = path.join(build, 'shell/manifest.json');
    fs.writeFileSync(manifest, fs.readFileSync(manifest, 'utf8').replace('19.3.0', react));
    fs.writeFileSync(path.join(build, 'shell/main.2.js'), 'the new shell');
    return build;
  }
  const provided = () =>
    JSON.parse(fs.readFileSync(path.join(site, 'shell/manifest.json'), 'utf8')).host.provides.react;

  it('puts it beside the one before, which open tabs still run', async () => {
    await publish();
    expect(await remote('host', '--from', makeShell('19.4.0'))).toContain('The shell is published');
    expect(provided()).toBe('19.4.0');
    expect(fs.readdirSync(path.join(site, 'shell')).sort()).toEqual([
      'files.json',
      'main.2.js',
      'main.js',
      'manifest.json',
    ]);
  });

  it('is refused when what runs does not fit it', async () => {
    await publish();
    await expect(remote('host', '--from', makeShell('20.0.0'))).rejects.toThrow(
      '- mf-shop 1.0.0: It is made for react ^19.0.0; the shell here provides 20.0.0.',
    );
    expect(provided()).toBe('19.3.0');
  });

  it('needs a build of a shell', async () => {
    await expect(remote('host', '--from', path.dirname(site))).rejects.toThrow('holds no shell');
  });
});

it('a site that is not there is named', async () => {
  await expect(runRemote(['status', '--site', '/nowhere'], () => undefined)).rejects.toThrow(
    'There is no site in /nowhere.',
  );
});

it('a registry that cannot be read is named, and stays', async () => {
  await publish();
  fs.writeFileSync(path.join(site, 'registry.json'), '{');
  await expect(remote('status')).rejects.toThrow(/registry\.json cannot be read\. .* Put back the one/);
});
