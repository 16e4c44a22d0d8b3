import fs from 'node:fs';
import type { PageBoot } from 'shared-contracts/config';
import { ownAddresses } from 'shared-contracts/endpoint-address';
import { APPS, type AppName } from 'shared-contracts/links';
import type { PublishedRemote } from 'shared-contracts/remote';
import type { ServerRemotes } from 'shared-platform/server';
import { inRoot, remotes } from '../../repository.ts';

/** The server halves of this repository’s remotes, straight from their sources. */
export const ownRemotes: ServerRemotes = {
  'mf-account': async () => (await import('mf-account/remote')).default,
  'mf-basket': async () => (await import('mf-basket/remote')).default,
  'mf-bookings': async () => (await import('mf-bookings/remote')).default,
  'mf-joining': async () => (await import('mf-joining/remote')).default,
  'mf-navigation': async () => (await import('mf-navigation/remote')).default,
};

function published(name: string): PublishedRemote {
  // The published descriptor says what is rendered on the server.
  const { serverRendered: _, ...descriptor } = JSON.parse(
    fs.readFileSync(inRoot(name, 'remote.json'), 'utf8'),
  );
  const entry = `/remotes/${name}/entry.js`;
  return { descriptor, version: '1.0.0', entry, integrity: null, container: name, chunks: {} };
}

/** The page boot of a tenant's host, as the gateway writes it. */
export function testPageBoot(
  app: AppName,
  tenant: string,
  answers: Pick<PageBoot, 'preloaded' | 'visitorAnswers' | 'isNotFound' | 'isDown' | 'brand'>,
): PageBoot {
  const origins = Object.fromEntries(
    APPS.map((name) => [name, `http://${name}.${tenant}.localhost:8080`]),
  ) as Record<AppName, string>;
  return {
    app,
    tenant,
    deployment: {
      ...ownAddresses,
      geocoderUrl: '/api/geocoding/{term}.json?key={key}&country=gb&limit=5',
      cookieDomain: `${tenant}.localhost`,
      origins,
      bearer: false,
      telemetryUrl: null,
    },
    registry: remotes.map(published),
    ...answers,
  };
}
