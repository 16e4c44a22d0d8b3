import { brokenFolders } from './broken-folders.ts';
import { brokenImports, hiddenImports } from './broken-imports.ts';
import { readImportGraph } from './import-graph.ts';
import type { Monorepo } from './monorepo.ts';
import { createSourceFiles } from './source-files.ts';
import type { Violation } from './violation.ts';

/** Everything that breaks a wall. */
export async function findViolations(monorepo: Monorepo): Promise<Violation[]> {
  const sources = createSourceFiles(monorepo.root);
  const graph = await readImportGraph(monorepo);
  return [
    ...brokenImports(graph, sources),
    ...hiddenImports(graph, sources),
    ...brokenFolders(graph, sources),
  ];
}
