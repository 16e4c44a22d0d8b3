import { findFolderCycles } from './folder-cycles.ts';
import type { Import, ImportGraph } from './import-graph.ts';
import { TEST_FILES } from './paths.ts';
import type { SourceFiles } from './source-files.ts';
import type { Violation } from './violation.ts';
import { fileCycle, folderCycle } from './walls.ts';

/** An import that breaks another wall is reported there, not once more as the cause of a circle. */
const counts = ({ from, isOfHouse, broken }: Import): boolean =>
  isOfHouse && !TEST_FILES.test(from) && broken.every((name) => name === fileCycle.name);

/** Enough to see where a circle is thinnest. */
const SHOWN_IMPORTS = 6;

/** Folders whose parts import each other in a circle. Tests are left out: they are beside the code, and nothing imports them. */
export function brokenFolders({ imports }: ImportGraph, sources: SourceFiles): Violation[] {
  return findFolderCycles(imports.filter(counts)).map(({ folder, parts, imports: between }) => {
    const shown = between.slice(0, SHOWN_IMPORTS);
    const steps = shown.map(
      ({ from, to, specifier }) => `   ${from}:${sources.lineOf(from, specifier)} -> ${to}`,
    );
    const what = [`has parts in a circle: ${parts.join(' ')}`, ...steps].join('\n');
    return { wall: folderCycle, where: folder || 'the checkout', what, parts };
  });
}
