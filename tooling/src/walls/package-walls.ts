import { DIRECTIONS, type Direction, REMOTES, SERVICES } from './directions.ts';
import type { Monorepo } from './monorepo.ts';
import { anyPackage, inside, named, pattern, TESTS } from './paths.ts';
import type { ForbiddenImports, ImportWall } from './wall.ts';

/** Modules that a row of the table leaves out, for the code that runs and for its tests. */
function replacedModules(
  monorepo: Monorepo,
  { from, to, inTests = [] }: Direction,
  exempt: string[] = [],
): ForbiddenImports[] {
  const own = `^(${pattern(from)})/`;
  const forbidden = (allowed: readonly string[]) => ({
    path: anyPackage(monorepo),
    pathNot: ['^$1/', inside([...allowed, ...exempt])],
  });
  return [
    { from: { path: own, pathNot: TESTS }, to: forbidden(to) },
    { from: { path: `${own}.*(?:${TESTS})` }, to: forbidden([...to, ...inTests]) },
  ];
}

const remoteToRemote: ImportWall = {
  name: 'remote-to-remote',
  why: 'Remotes are deployed on their own and do not know each other.',
  wayOut: 'move what both need to shared-platform or shared-contracts, or ask over the event bus',
  forbid: () => [
    { from: { path: `^(${pattern(REMOTES)})/` }, to: { path: inside([REMOTES]), pathNot: '^$1/' } },
  ],
};

const servicesToContracts: ImportWall = {
  name: 'services-to-contracts',
  why: 'A service knows the contracts and no other package, so that an operator can replace it.',
  wayOut: 'move what both sides need to shared-contracts, or call the other service over HTTP',
  forbid: (monorepo) =>
    DIRECTIONS.filter(({ from }) => from === SERVICES).flatMap((direction) =>
      replacedModules(monorepo, direction),
    ),
};

const packageDirection: ImportWall = {
  name: 'package-direction',
  why: 'Packages import in one direction: shared-contracts <- shared-ui <- shared-platform <- remotes and shell.',
  wayOut: 'move the code down to the lowest package that needs it, or pass it in from above',
  forbid: (monorepo) =>
    DIRECTIONS.filter(({ from }) => from !== SERVICES).flatMap((direction) =>
      replacedModules(monorepo, direction, direction.from === REMOTES ? [REMOTES] : []),
    ),
};

const deepImport: ImportWall = {
  name: 'deep-import',
  why: "A package is used through the entry points in the 'exports' of its package.json, by its name.",
  wayOut: 'import one of its entry points, or export what is missing from one',
  forbid: (monorepo) => [
    {
      from: { path: `^(${monorepo.packages.map(({ folder }) => pattern(folder)).join('|')})/` },
      to: {
        path: anyPackage(monorepo),
        pathNot: '^$1/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased-workspace'],
      },
    },
    { from: {}, to: { path: named(monorepo.packages.map(({ name }) => name)), couldNotResolve: true } },
  ],
};

const undeclared: ImportWall = {
  name: 'undeclared-dependency',
  why: 'A package works by itself only if its package.json declares everything that it imports.',
  wayOut:
    "declare it in that package.json ('npm install <name> -w <package>'); only tests may use the root's",
  forbid: (monorepo) => [
    ...monorepo.packages.map(({ folder, dependencies }) => {
      const others = monorepo.packages.filter((other) => other.folder !== folder);
      const missing = others.filter(({ name }) => !dependencies.includes(name));
      return { from: { path: inside([folder]) }, to: { path: inside(missing.map((other) => other.folder)) } };
    }),
    { from: { path: anyPackage(monorepo) }, to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] } },
    {
      from: { path: anyPackage(monorepo), pathNot: TESTS },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm'] },
    },
  ],
};

const testSupport: ImportWall = {
  name: 'test-support',
  why: 'Test support must not reach a customer.',
  wayOut: 'move what the product needs out of the test support',
  forbid: (monorepo) => [
    {
      from: { path: anyPackage(monorepo), pathNot: TESTS },
      to: { path: `^(?!.*node_modules/).*(?:${TESTS})` },
    },
  ],
};

export const PACKAGE_WALLS = [
  remoteToRemote,
  servicesToContracts,
  packageDirection,
  undeclared,
  testSupport,
  deepImport,
];
