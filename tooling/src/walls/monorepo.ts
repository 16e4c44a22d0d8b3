import fs from 'node:fs';
import path from 'node:path';

/** A workspace of this repository. */
export interface WorkspacePackage {
  /** Its path from the root: `services/gateway`. */
  folder: string;
  /** Name that others import it by. */
  name: string;
  /** Dependencies in its package.json, for running and for development. */
  dependencies: readonly string[];
}

/** A tree of workspaces to check: this checkout, or the fixture of a wall. */
export interface Monorepo {
  root: string;
  packages: readonly WorkspacePackage[];
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
export function readMonorepo(root: string): Monorepo {
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
