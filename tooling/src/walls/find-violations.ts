import { brokenFolders } from './broken-folders.ts';
import { brokenImports, hiddenImports } from './broken-imports.ts';
import type { House } from './house.ts';
import { readImportGraph } from './import-graph.ts';
import { createSourceFiles } from './source-files.ts';
import type { Violation } from './violation.ts';

/** Everything in a house that breaks a wall. */
export async function findViolations(house: House): Promise<Violation[]> {
  const sources = createSourceFiles(house.root);
  const graph = await readImportGraph(house);
  return [
    ...brokenImports(graph, sources),
    ...hiddenImports(graph, sources),
    ...brokenFolders(graph, sources),
  ];
}
