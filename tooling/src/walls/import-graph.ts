import { cruise, type ICruiseResult, type IDependency } from 'dependency-cruiser';
import type { House } from './house.ts';
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
  /** Whether it leads to a file of the house, not to an installed package. */
  isOfHouse: boolean;
}

/** The files of the house and their imports. */
export interface ImportGraph {
  files: readonly string[];
  imports: readonly Import[];
}

/** Trees that break the walls on purpose. */
const FIXTURES = '^tooling/src/walls/fixtures/';

const forbiddenIn = (house: House) => [
  ...IMPORT_WALLS.flatMap(({ name, forbid }) =>
    forbid(house).map((imports) => ({ name, severity: 'error' as const, ...imports })),
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
 * Every import of every file of the house, judged by dependency-cruiser. The parser is swc: TypeScript 7 has no
 * stable API that dependency-cruiser could use. Imports of types are in the graph like all others.
 */
export async function readImportGraph(house: House): Promise<ImportGraph> {
  const { output } = await cruise(
    house.packages.map(({ folder }) => folder),
    {
      baseDir: house.root,
      parser: 'swc',
      tsPreCompilationDeps: true,
      combinedDependencies: true,
      doNotFollow: { path: 'node_modules' },
      exclude: FIXTURES,
      validate: true,
      ruleSet: { forbidden: forbiddenIn(house) },
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
