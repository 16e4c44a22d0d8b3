import { domainDoor, domainOrder } from './domain-walls.ts';
import { libraryDoor } from './library-walls.ts';
import { PACKAGE_WALLS } from './package-walls.ts';
import { featureToFeature, roomOrder, roomToFeature } from './room-walls.ts';
import type { ImportWall, Wall } from './wall.ts';

/** All walls that look at one import. An import that breaks several is reported for the first. */
export const IMPORT_WALLS: readonly ImportWall[] = [
  libraryDoor,
  ...PACKAGE_WALLS,
  featureToFeature,
  roomToFeature,
  roomOrder,
  domainOrder,
  domainDoor,
];

export const hiddenImport: Wall = {
  name: 'hidden-import',
  why: "A type that is reached with import('…') is not in the graph, so no wall can hold it.",
  wayOut: "write 'import type { … } from …' at the top of the file",
};

export const unresolvedImport: Wall = {
  name: 'unresolved-import',
  why: 'Nothing was found under this name, so no wall can check it.',
  wayOut: 'correct the path, or install the package',
};

export const fileCycle: Wall = {
  name: 'file-cycle',
  why: 'Files that import each other in a circle can only be read, tested and loaded together; types count.',
  wayOut: 'move what both need to a file of its own',
};

export const folderCycle: Wall = {
  name: 'folder-cycle',
  why: 'Folders that import each other in a circle are one folder with several names; types count, tests do not.',
  wayOut: 'move the file that points back to the folder it serves, or to a folder below both',
};

/** For the list of exceptions itself. */
export const staleException: Wall = {
  name: 'stale-exception',
  why: 'An exception that is not needed lets the next circle through.',
  wayOut: 'take it off the list in tooling/src/walls/exceptions.ts',
};

export const WALLS: readonly Wall[] = [
  ...IMPORT_WALLS,
  hiddenImport,
  unresolvedImport,
  fileCycle,
  folderCycle,
];
