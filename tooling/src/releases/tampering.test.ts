import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashOf, listFiles, writeFilesList } from '../files-list.ts';
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

/** A build as builds leave it: with compressed twins and a list of its files. */
function makeListedBuild(build: TestBuild = {}): string {
  const folder = makeBuild(site, build);
  fs.writeFileSync(path.join(folder, 'shop.js.br'), zlib.brotliCompressSync('the shop'));
  fs.writeFileSync(path.join(folder, 'shop.js.gz'), zlib.gzipSync('the shop'));
  fs.writeFileSync(path.join(folder, 'shop.css'), 'b{}');
  writeFilesList(folder, listFiles(folder));
  return folder;
}
const publish = (folder: string) => remote('publish', 'mf-shop', '--from', folder);
const place = (version: string) => path.join(site, 'remotes/mf-shop', version);
const relist = (folder: string) => writeFilesList(folder, listFiles(folder));

type Tamper = (folder: string) => void;
const tampered: [string, Tamper, string][] = [
  [
    'an entry',
    (folder) => fs.appendFileSync(path.join(folder, 'entry.js'), ';'),
    'entry.js is not the file it was built with',
  ],
  [
    'a chunk',
    (folder) => fs.appendFileSync(path.join(folder, 'shop.js'), '!'),
    'Its file shop.js is not the one it was built with.',
  ],
  [
    'a style sheet',
    (folder) => fs.appendFileSync(path.join(folder, 'shop.css'), '!'),
    'Its file shop.css is not the one it was built with.',
  ],
  [
    'a compressed twin',
    (folder) => fs.writeFileSync(path.join(folder, 'shop.js.br'), zlib.brotliCompressSync('another shop')),
    'Its file shop.js.br does not unpack to shop.js as it was built.',
  ],
  [
    'a twin that does not unpack',
    (folder) => fs.writeFileSync(path.join(folder, 'shop.js.gz'), 'the shop'),
    'Its file shop.js.gz does not unpack to shop.js as it was built.',
  ],
  [
    'a new file',
    (folder) => fs.writeFileSync(path.join(folder, 'evil.js'), 'evil'),
    'It holds evil.js, which it was not built with.',
  ],
  [
    'a twin of no file',
    (folder) => fs.writeFileSync(path.join(folder, 'evil.js.br'), 'evil'),
    'It holds evil.js.br, which it was not built with.',
  ],
  ['a file fewer', (folder) => fs.rmSync(path.join(folder, 'shop.css')), 'Its file shop.css is missing.'],
];

describe('a build with another byte than it was built with', () => {
  it.each(tampered)('is not published: %s', async (_, tamper, words) => {
    const folder = makeListedBuild();
    tamper(folder);
    await expect(publish(folder)).rejects.toThrow(words);
    expect(readRegistry(site).remotes).toEqual({});
  });

  it('is named when its list cannot be read', async () => {
    const folder = makeListedBuild();
    fs.writeFileSync(path.join(folder, 'files.json'), '{"shop.js":"md5-1"}');
    await expect(publish(folder)).rejects.toThrow(
      'files.json cannot be read. It is not a list of files: shop.js',
    );
  });
});

describe('a version with another byte than was published', () => {
  beforeEach(async () => {
    await publish(makeListedBuild());
    await publish(makeListedBuild({ version: '1.1.0' }));
  });

  it.each(tampered)('is not promoted: %s', async (_, tamper, words) => {
    tamper(place('1.1.0'));
    await expect(remote('promote', 'mf-shop', '1.1.0')).rejects.toThrow(words);
    expect(readRegistry(site).remotes['mf-shop']?.current.version).toBe('1.0.0');
  });

  it('is not promoted either when its list was made to match', async () => {
    fs.appendFileSync(path.join(place('1.1.0'), 'shop.css'), '!');
    relist(place('1.1.0'));
    await expect(remote('promote', 'mf-shop', '1.1.0')).rejects.toThrow(
      'It was changed after it was published.',
    );
  });

  it.each(tampered)('is not rolled back to: %s', async (_, tamper) => {
    await remote('promote', 'mf-shop', '1.1.0');
    tamper(place('1.0.0'));
    await expect(remote('rollback', 'mf-shop')).rejects.toThrow('mf-shop 1.0.0 does not fit this site');
    expect(readRegistry(site).remotes['mf-shop']?.current.version).toBe('1.1.0');
  });

  it('is not rolled back to when its list is another than the registry names, or its folder is gone', async () => {
    await remote('promote', 'mf-shop', '1.1.0');
    fs.rmSync(path.join(place('1.0.0'), 'release.json'));
    fs.appendFileSync(path.join(place('1.0.0'), 'shop.css'), '!');
    relist(place('1.0.0'));
    await expect(remote('rollback', 'mf-shop')).rejects.toThrow('not the one that was published');
    fs.rmSync(place('1.0.0'), { recursive: true });
    await expect(remote('rollback', 'mf-shop')).rejects.toThrow('It is no longer in the site.');
  });

  it('keeps the hash of its list in the registry', () => {
    const list = fs.readFileSync(path.join(place('1.0.0'), 'files.json'));
    expect(readRegistry(site).remotes['mf-shop']?.current.files).toBe(hashOf(list));
  });
});

describe('a build from before builds listed their files', () => {
  it('is listed when it is published', async () => {
    await publish(makeBuild(site));
    expect(Object.keys(listFiles(place('1.0.0')))).toEqual([
      'entry.js',
      'published.json',
      'shop.js',
      'takes.json',
    ]);
    expect(readRegistry(site).remotes['mf-shop']?.current.files).toMatch(/^sha256-/);
  });

  it('is listed when it is promoted, if it is still what was published', async () => {
    await publish(makeBuild(site));
    await publish(makeBuild(site, { version: '1.1.0' }));
    fs.rmSync(path.join(place('1.1.0'), 'files.json'));
    await remote('promote', 'mf-shop', '1.1.0');
    expect(readRegistry(site).remotes['mf-shop']?.current.files).toMatch(/^sha256-/);

    fs.rmSync(path.join(place('1.0.0'), 'files.json'));
    fs.appendFileSync(path.join(place('1.0.0'), 'shop.js'), '!');
    await expect(remote('promote', 'mf-shop', '1.0.0')).rejects.toThrow('does not fit this site');
  });
});

describe('the files of a host', () => {
  function makeShell(): string {
    const build = path.join(path.dirname(site), 'new-shell');
    fs.cpSync(site, build, { recursive: true });
    fs.renameSync(path.join(build, 'shell/main.js'), path.join(build, 'shell/main.2.js'));
    writeFilesList(path.join(build, 'shell'), listFiles(path.join(build, 'shell')));
    return build;
  }
  const list = () => JSON.parse(fs.readFileSync(path.join(site, 'shell/files.json'), 'utf8'));

  it('are listed beside those of the host before, which open tabs still run', async () => {
    await remote('host', '--from', makeShell());
    expect(Object.keys(list())).toEqual(['main.js', 'main.2.js']);
  });

  it('are refused when one is not what was built', async () => {
    const build = makeShell();
    fs.appendFileSync(path.join(build, 'shell/main.2.js'), '!');
    await expect(remote('host', '--from', build)).rejects.toThrow(
      /shell is not what was built:\n {2}- Its file main\.2\.js is not the one it was built with\.\nNothing was changed/,
    );
    expect(fs.existsSync(path.join(site, 'shell/main.2.js'))).toBe(false);
  });

  const hashNow = () => hashOf(fs.readFileSync(path.join(site, 'shell/files.json')));
  const known = () => readRegistry(site).hosts?.shell;

  it('are vouched for by the registry, with the list before, which runs until it is replaced', async () => {
    await remote('host', '--from', makeShell());
    const first = hashNow();
    expect(known()).toEqual([first]);
    const next = makeShell();
    fs.writeFileSync(path.join(next, 'shell/main.3.js'), 'the next shell');
    writeFilesList(path.join(next, 'shell'), listFiles(path.join(next, 'shell')));
    await remote('host', '--from', next);
    expect(known()).toEqual([hashNow(), first]);
    await publish(makeListedBuild());
    await publish(makeListedBuild({ version: '1.1.0' }));
    await remote('promote', 'mf-shop', '1.1.0');
    expect(known()).toEqual([hashNow(), first]);
    await remote('host', '--from', next);
    expect(known()).toEqual([hashNow()]);
  });

  it('are not taken over by the next host when someone changed one and its hash', async () => {
    const build = makeShell();
    await remote('host', '--from', build);
    const before = fs.readFileSync(path.join(site, 'registry.json'), 'utf8');
    fs.appendFileSync(path.join(site, 'shell/main.js'), '!');
    relist(path.join(site, 'shell'));
    await expect(remote('host', '--from', build)).rejects.toThrow(
      /The list of files of shell in this site is not the one that was published\. Nothing was changed\./,
    );
    expect(fs.readFileSync(path.join(site, 'registry.json'), 'utf8')).toBe(before);
    fs.rmSync(path.join(site, 'shell/files.json'));
    await expect(remote('host', '--from', build)).rejects.toThrow('not the one that was published');
  });
});
