import fs from 'node:fs';
import { inRoot } from '../repository.ts';

/**
 * Modules of which a page has one copy. MUI, the router and the libraries behind the platform are inside curated
 * packages, so they stay tree-shaken; see docs/adr/0002.
 */
const FIRST_VIEW = [
  'react',
  'react-dom',
  'react/jsx-runtime',
  'jotai',
  'shared-contracts/schema',
  'shared-contracts/texts',
  'shared-platform',
  'shared-platform/router',
  'shared-ui/core',
];
const LATER = ['shared-ui/forms', 'shared-ui/overlays', 'shared-ui/dates', 'shared-ui/data-fields'];

function versionOf(request: string): string {
  const [name = request] = request.split('/');
  return JSON.parse(fs.readFileSync(inRoot('node_modules', name, 'package.json'), 'utf8')).version;
}

const rangeOf = (request: string) => `^${versionOf(request)}`;

/** Version of each module that a remote can take from the host. */
export const providedVersions = (): Record<string, string> =>
  Object.fromEntries([...FIRST_VIEW, ...LATER].map((request) => [request, versionOf(request)]));

/** The versions of them that a remote is made for. */
export const consumedRanges = (): Record<string, string> =>
  Object.fromEntries([...FIRST_VIEW, ...LATER].map((request) => [request, rangeOf(request)]));

/**
 * Modules the shell provides: the first view's copies at once, the heavier tiers on demand. It takes its own copies of them,
 * whose versions need no comparison.
 */
export function providedByHost(): Record<string, object> {
  const entry = (request: string, eager: boolean) => [
    request,
    { singleton: true, eager, version: versionOf(request), requiredVersion: false },
  ];
  return Object.fromEntries([...FIRST_VIEW.map((r) => entry(r, true)), ...LATER.map((r) => entry(r, false))]);
}

/** Modules the shell's server half provides: everything at once, since it is one file. */
export const providedByServer = (): Record<string, object> =>
  Object.fromEntries(
    Object.entries(providedByHost()).map(([request, shared]) => [request, { ...shared, eager: true }]),
  );

/**
 * Modules a remote takes from its host and never brings itself. Webpack would only warn in a browser's console about a
 * wrong version, at half a kilobyte for every entry; publishing refuses it.
 */
export function consumedFromHost(): Record<string, object> {
  return Object.fromEntries(
    Object.keys(consumedRanges()).map((request) => [
      request,
      { singleton: true, import: false, requiredVersion: false },
    ]),
  );
}
