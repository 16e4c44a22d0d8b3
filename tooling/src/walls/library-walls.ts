import { anyPackage, inside, named } from './paths.ts';
import type { ForbiddenImports, ImportWall } from './wall.ts';

interface Door {
  libraries: readonly string[];
  /** The only packages that may import them. */
  packages: readonly string[];
}

const BROWSER = ['shared-ui', 'shared-platform', 'mf-*', 'shell'];

/** Libraries that one package wraps for the others. */
export const DOORS: readonly Door[] = [
  { libraries: ['@mui/*', '@emotion/*', 'dayjs'], packages: ['shared-ui'] },
  {
    libraries: ['axios', '@tanstack/*', 'js-cookie', 'dompurify', 'ol', 'ol-mapbox-style'],
    packages: ['shared-platform'],
  },
  { libraries: ['react-router'], packages: ['shared-platform', 'services/gateway'] },
  { libraries: ['humps'], packages: ['shared-contracts'] },
  { libraries: ['react', 'react-dom', 'jotai'], packages: BROWSER },
  { libraries: ['fastify', '@fastify/*'], packages: ['services/*', 'tooling'] },
  { libraries: ['kysely', 'pg', '@electric-sql/*'], packages: ['services/reference-api'] },
];

const installed = (libraries: readonly string[]): string =>
  named(libraries).replace('^', '(?:^|/)node_modules/(?:@types/)?');

export const libraryDoor: ImportWall = {
  name: 'library-door',
  why: 'Some libraries have one door: shared-ui draws with MUI, shared-platform routes, calls and stores.',
  wayOut: 'use what shared-ui or shared-platform offers, or add to it',
  forbid: (monorepo) =>
    DOORS.map(
      ({ libraries, packages }): ForbiddenImports => ({
        from: { path: anyPackage(monorepo), pathNot: inside(packages) },
        to: { path: installed(libraries) },
      }),
    ),
};
