import type { Import, ImportGraph } from './import-graph.ts';
import type { SourceFiles } from './source-files.ts';
import type { Violation } from './violation.ts';
import { fileCycle, hiddenImport, WALLS } from './walls.ts';

const membersOf = ({ cycle }: Import): string => [...cycle].sort().join(' ');

/** Imports that break a wall. Each is reported for the first one only, and each circle of files once. */
export function brokenImports({ imports }: ImportGraph, sources: SourceFiles): Violation[] {
  const reported = new Set<string>();
  return imports.flatMap((found) => {
    const wall = WALLS.find(({ name }) => name === found.broken[0]);
    const isCycle = wall === fileCycle;
    if (!wall || (isCycle && reported.has(membersOf(found)))) return [];
    if (isCycle) reported.add(membersOf(found));
    const what = isCycle ? `is in a circle: ${found.cycle.join(' -> ')}` : `imports ${found.specifier}`;
    return [{ wall, where: found.from, line: sources.lineOf(found.from, found.specifier), what }];
  });
}

/** Types that are taken with `import('…')` in the middle of a file, where the graph does not see them. */
export function hiddenImports({ files, imports }: ImportGraph, sources: SourceFiles): Violation[] {
  const byFile = Map.groupBy(imports, ({ from }) => from);
  return files.flatMap((file) => {
    const seen = new Set(byFile.get(file)?.map(({ specifier }) => specifier));
    const hidden = sources.typeImports(file).filter((specifier) => !seen.has(specifier));
    return hidden.map((specifier) => ({
      wall: hiddenImport,
      where: file,
      line: sources.lineOf(file, specifier),
      what: `takes a type with import('${specifier}')`,
    }));
  });
}
