import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { RemoteRoute } from 'shared-contracts/remote';
import { onTestFinished } from 'vitest';

export interface TestBuild {
  name?: string;
  version?: string;
  contract?: number;
  takes?: Record<string, string>;
  /** The text of the entry. */
  entry?: string;
  path?: string;
}

/** A site with a shell and nothing else, removed when the test is over. */
export function makeSite(): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'touchline-site-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true, force: true }));
  const site = path.join(root, 'site');
  fs.mkdirSync(path.join(site, 'shell'), { recursive: true });
  fs.writeFileSync(path.join(site, 'shell/main.js'), 'the shell');
  const host = { contract: 1, provides: { react: '19.3.0', 'shared-ui/core': '0.1.0' } };
  const manifest = { main: ['/shell/main.js'], tiers: {}, host };
  fs.writeFileSync(path.join(site, 'shell/manifest.json'), JSON.stringify(manifest));
  return site;
}

/** Makes the output of a remote's build, in a folder beside the site. */
export function makeBuild(site: string, build: TestBuild = {}): string {
  const { name = 'mf-shop', version = '1.0.0', contract = 1, entry = `var ${name}${version};` } = build;
  const folder = path.join(path.dirname(site), 'builds', `${name}-${version}`);
  const home = `/remotes/${name}/${version}`;
  const route: RemoteRoute = { id: 'shop', apps: ['bookings'], path: build.path ?? '/shop', title: 'Shop' };
  const published = {
    descriptor: { name, displayName: 'The shop', contract, routes: [route], slots: [] },
    version,
    entry: `${home}/entry.js`,
    integrity: `sha384-${createHash('sha384').update(entry).digest('base64')}`,
    container: name,
    chunks: { shop: [`${home}/shop.js`] },
  };
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'entry.js'), entry);
  fs.writeFileSync(path.join(folder, 'shop.js'), 'the shop');
  fs.writeFileSync(path.join(folder, 'published.json'), JSON.stringify(published));
  fs.writeFileSync(path.join(folder, 'takes.json'), JSON.stringify(build.takes ?? { react: '^19.0.0' }));
  return folder;
}
