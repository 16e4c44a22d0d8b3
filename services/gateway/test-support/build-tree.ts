import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import type { PublishedRemote } from 'shared-contracts/remote';

export const SCRIPT = `console.log('${'shell '.repeat(200)}');`;

export const bookings: PublishedRemote = {
  descriptor: {
    name: 'mf-bookings',
    displayName: 'Bookings',
    contract: 1,
    routes: [
      { id: 'home', apps: ['bookings'], path: '/', title: 'Book an activity' },
      {
        id: 'venue',
        apps: ['bookings'],
        path: '/location/:locationSlug',
        title: 'Venue',
        preload: ['activities/venues/{venue}/activities', 'auth/user', 'my-account/bookings'],
      },
      {
        id: 'session',
        apps: ['bookings'],
        path: '/location/:locationSlug/sessions/:sessionId',
        title: 'Class',
        preload: ['activities/sessions/s-1'],
      },
    ],
    slots: [],
  },
  version: '1.0.0',
  entry: '/remotes/mf-bookings/1.0.0/entry.0a1b2c3d.js',
  integrity: 'sha384-bookings',
  container: 'mf_bookings_1_0_0',
  chunks: {
    home: ['/remotes/mf-bookings/1.0.0/js/home.11111111.js'],
    venue: ['/remotes/mf-bookings/1.0.0/js/venue.22222222.js'],
  },
};

export const navigation: PublishedRemote = {
  descriptor: {
    name: 'mf-navigation',
    displayName: 'The navigation',
    contract: 1,
    routes: [],
    slots: [
      { slot: 'header', id: 'header', apps: ['bookings', 'my-account'] },
      { slot: 'footer', id: 'footer', apps: ['bookings', 'my-account'] },
    ],
  },
  version: '1.0.0',
  entry: '/remotes/mf-navigation/1.0.0/entry.4d5e6f70.js',
  integrity: 'sha384-navigation',
  container: 'mf_navigation_1_0_0',
  chunks: {
    header: ['/remotes/mf-navigation/1.0.0/js/header.33333333.js'],
    footer: ['/remotes/mf-navigation/1.0.0/js/footer.44444444.js'],
  },
};

export const basket: PublishedRemote = {
  descriptor: {
    name: 'mf-basket',
    displayName: 'The basket',
    contract: 1,
    routes: [{ id: 'checkout', apps: ['bookings'], path: '/checkout', title: 'Checkout', guard: 'customer' }],
    slots: [{ slot: 'background', id: 'badge', apps: ['bookings'] }],
  },
  version: '1.0.0',
  entry: '/remotes/mf-basket/1.0.0/entry.55555555.js',
  integrity: 'sha384-basket',
  container: 'mf_basket_1_0_0',
  chunks: { checkout: [], badge: [] },
};

export const account: PublishedRemote = {
  descriptor: {
    name: 'mf-account',
    displayName: 'Your account',
    contract: 1,
    routes: [
      { id: 'dashboard', apps: ['my-account'], path: '/', title: 'My account', guard: 'customer' },
      { id: 'packages', apps: ['my-account'], path: '/packages', title: 'Packages', guard: 'customer' },
    ],
    slots: [],
  },
  version: '1.0.0',
  entry: '/remotes/mf-account/1.0.0/entry.88888888.js',
  integrity: 'sha384-account',
  container: 'mf_account_1_0_0',
  chunks: { dashboard: [], packages: [] },
};

export const joining: PublishedRemote = {
  descriptor: {
    name: 'mf-joining',
    displayName: 'Online joining',
    contract: 1,
    routes: [
      { id: 'join', apps: ['online-joining'], path: '/', title: 'Online Joining' },
      { id: 'join', apps: ['online-joining'], path: '/centre/:centreSlug', title: 'Online Joining' },
    ],
    slots: [],
  },
  version: '1.0.0',
  entry: '/remotes/mf-joining/1.0.0/entry.66666666.js',
  integrity: 'sha384-joining',
  container: 'mf_joining_1_0_0',
  chunks: { join: ['/remotes/mf-joining/1.0.0/js/join.77777777.js'] },
};

/** Writes a remote's release below `dist/remotes`. */
export async function writeRemote(dist: string, remote: PublishedRemote): Promise<void> {
  const folder = path.join(dist, 'remotes', remote.descriptor.name, remote.version);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'published.json'), JSON.stringify(remote));
  await writeFile(path.join(dist, remote.entry), `var ${remote.container} = {};`);
}

/** A canary, and who gets it. */
export interface CanaryVersion {
  remote: PublishedRemote;
  percent?: number;
  tenants?: string[];
}

const releaseOf = ({ version, integrity }: PublishedRemote) => ({ version, integrity });

/** The text of a registry that names these versions. */
export const registryText = (current: readonly PublishedRemote[], triedOut: readonly CanaryVersion[] = []) =>
  JSON.stringify({
    remotes: Object.fromEntries(
      current.map((remote) => {
        const { name } = remote.descriptor;
        const canary = triedOut.find((each) => each.remote.descriptor.name === name);
        return [
          name,
          {
            current: releaseOf(remote),
            earlier: [],
            canary: canary
              ? {
                  release: releaseOf(canary.remote),
                  percent: canary.percent ?? 0,
                  tenants: canary.tenants ?? [],
                }
              : null,
          },
        ];
      }),
    ),
    history: [],
  });

export const writeRegistry = (dist: string, text: string): Promise<void> =>
  writeFile(path.join(dist, 'registry.json'), text);

/** A build output as the builds leave it, in a separate folder, with a tenant's picture beside it. */
export async function writeBuildTree(): Promise<{ dist: string; brand: string }> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'gateway-'));
  const dist = path.join(root, 'dist');
  const brand = path.join(root, 'brand');
  const js = path.join(dist, 'shell', 'js');
  await mkdir(js, { recursive: true });
  await mkdir(path.join(brand, 'riverside'), { recursive: true });
  await writeFile(path.join(brand, 'riverside', 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(path.join(js, 'main.89abcdef.js'), SCRIPT);
  await writeFile(path.join(js, 'main.89abcdef.js.br'), zlib.brotliCompressSync(SCRIPT));
  await writeFile(path.join(js, 'main.89abcdef.js.gz'), zlib.gzipSync(SCRIPT));
  const manifest = { main: ['/shell/js/main.89abcdef.js'], tiers: {}, marksStart: true };
  await writeFile(path.join(dist, 'shell', 'manifest.json'), JSON.stringify(manifest));
  const standalone = path.join(dist, 'standalone', 'mf-joining');
  await mkdir(standalone, { recursive: true });
  const standaloneManifest = {
    main: ['/standalone/mf-joining/js/main.aaaaaaaa.js'],
    tiers: {},
    marksStart: true,
  };
  await writeFile(path.join(standalone, 'manifest.json'), JSON.stringify(standaloneManifest));
  const remotes = [navigation, bookings, basket];
  for (const remote of remotes) await writeRemote(dist, remote);
  await writeRegistry(dist, registryText(remotes));
  return { dist, brand };
}
