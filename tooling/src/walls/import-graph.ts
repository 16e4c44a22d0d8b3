import { cruise, type ICruiseResult, type IDependency } from 'dependency-cruiser';
import type { Monorepo } from './monorepo.ts';
import { fileCycle, IMPORT_WALLS, unresolvedImport } from './walls.ts';

/** One import of one file. Paths are relative to the root. */
export interface Import {
  from: string;
  to: string;
  /** As it is written in the file. */
  specifier: string;
  /** The walls it breaks, in their order. */
  broken: readonly string[];
  /** The files of the circle it closes, if it closes one. */
  cycle: readonly string[];
  /** True if it leads to a file of this repository, not to an installed package. */
  isOfHouse: boolean;
}

/** The files of this repository and their imports. */
export interface ImportGraph {
  files: readonly string[];
  imports: readonly Import[];
}

/** Trees that break the walls on purpose, and the code of a team with its own repository. */
const FIXTURES = '^(?:tooling/src/walls/fixtures|e2e/foreign-remotes/source)/';

const forbiddenIn = (monorepo: Monorepo) => [
  ...IMPORT_WALLS.flatMap(({ name, forbid }) =>
    forbid(monorepo).map((imports) => ({ name, severity: 'error' as const, ...imports })),
  ),
  { name: unresolvedImport.name, severity: 'error' as const, from: {}, to: { couldNotResolve: true } },
  { name: fileCycle.name, severity: 'error' as const, from: {}, to: { circular: true } },
];

const order = [...IMPORT_WALLS.map(({ name }) => name), unresolvedImport.name, fileCycle.name];

const toImport = (
  from: string,
  { resolved, module, rules = [], cycle = [], ...found }: IDependency,
): Import => ({
  from,
  to: resolved,
  specifier: module,
  broken: rules.map(({ name }) => name).sort((one, other) => order.indexOf(one) - order.indexOf(other)),
  cycle: cycle.map(({ name }) => name),
  isOfHouse: !found.matchesDoNotFollow && !found.coreModule && !found.couldNotResolve,
});

/**
 * Every import of every file of this repository, judged by dependency-cruiser. The parser is swc: TypeScript 7 has no
 * stable API that dependency-cruiser could use. Imports of types are in the graph like all others.
 */
export async function readImportGraph(monorepo: Monorepo): Promise<ImportGraph> {
  const { output } = await cruise(
    monorepo.packages.map(({ folder }) => folder),
    {
      baseDir: monorepo.root,
      parser: 'swc',
      tsPreCompilationDeps: true,
      combinedDependencies: true,
      doNotFollow: { path: 'node_modules' },
      exclude: FIXTURES,
      validate: true,
      ruleSet: { forbidden: forbiddenIn(monorepo) },
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.json'],
    },
  );
  const { modules } = output as ICruiseResult;
  const read = modules.filter(
    ({ matchesDoNotFollow, coreModule, couldNotResolve }) =>
      !(matchesDoNotFollow || coreModule || couldNotResolve),
  );
  return {
    files: read.map(({ source }) => source),
    imports: read.flatMap(({ source, dependencies }) => dependencies.map((found) => toImport(source, found))),
  };
}
