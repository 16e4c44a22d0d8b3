import type { PublishedRemote } from 'shared-contracts/remote';
import { expect, it } from 'vitest';
import { remoteScripts } from './page-scripts.ts';

const route = { id: 'offers', apps: ['bookings' as const], path: '/offers', title: 'Offers' };
const partner = (federation: PublishedRemote['federation']): PublishedRemote => ({
  descriptor: { name: 'mf-partner', displayName: 'Partner', contract: 1, routes: [route], slots: [] },
  version: '1.0.0',
  entry: '/remotes/mf-partner/1.0.0/remoteEntry.js',
  integrity: 'sha384-partner',
  container: 'mf_partner',
  chunks: { offers: [] },
  federation,
});

it.each<[string, PublishedRemote['federation'], string[]]>([
  ['comes with the page', { type: 'script', takes: {} }, ['/remotes/mf-partner/1.0.0/remoteEntry.js']],
  ['that is a module is left to the host', { type: 'module', takes: {} }, []],
])('the entry of another bundler %s', (_case, federation, scripts) => {
  const remote = partner(federation);
  const found = remoteScripts([remote], 'bookings', { top: [], slots: [] }, { remote, route });
  expect(found.map(({ src }) => src)).toEqual(scripts);
});
