import type { Venue } from 'shared-contracts/api/venues';
import type { AppName } from 'shared-contracts/links';
import type { Registry } from 'shared-contracts/remote';
import { exampleVenue } from 'shared-contracts/testing';

/** A venue with a short slug, for the tests of this remote. */
export const testVenue = (parts: Partial<Venue> = {}): Venue =>
  exampleVenue({ id: '31', slug: 'sale', ...parts });

/** A registry with a remote that has these paths on a host. */
export const registryWith = (app: AppName, ...paths: string[]): Registry => [
  {
    descriptor: {
      name: 'mf-example',
      displayName: 'An example',
      contract: 1,
      routes: paths.map((path) => ({ id: path, apps: [app], path, title: path })),
      slots: [],
    },
    version: '1.0.0',
    entry: '',
    integrity: null,
    container: 'mf_example',
    chunks: {},
  },
];
