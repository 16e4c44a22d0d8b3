import fs from 'node:fs';
import path from 'node:path';

/** A workspace of the house. */
export interface HousePackage {
  /** Where it is, from the root: `services/gateway`. */
  folder: string;
  /** What others call it in an import. */
  name: string;
  /** What its package.json declares, for running and for development. */
  dependencies: readonly string[];
}

/** A tree of workspaces to check: this checkout, or the fixture of a wall. */
export interface House {
  root: string;
  packages: readonly HousePackage[];
}

interface Manifest {
  name: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** @param root a folder whose package.json lists workspaces. */
export function readHouse(root: string): House {
  const { workspaces = [] } = readManifest(root);
  const folders = workspaces.flatMap((pattern) =>
    fs.globSync(pattern, { cwd: root }).map((folder) => folder.replaceAll(path.sep, '/')),
  );
  const packages = folders.map((folder) => {
    const { name, dependencies, devDependencies } = readManifest(path.join(root, folder));
    return { folder, name, dependencies: Object.keys({ ...dependencies, ...devDependencies }) };
  });
  return { root, packages };
}
