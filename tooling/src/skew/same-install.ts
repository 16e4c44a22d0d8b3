import fs from 'node:fs';
import path from 'node:path';

interface Lock {
  packages: Record<string, { version?: string; integrity?: string; link?: boolean }>;
}

/** True if two trees install the same packages. The versions of our own workspaces do not count. */
export const isSameInstall = (tree: string, other: string): boolean =>
  JSON.stringify(installedBy(tree)) === JSON.stringify(installedBy(other));

function installedBy(tree: string): string[] {
  const lock: Lock = JSON.parse(fs.readFileSync(path.join(tree, 'package-lock.json'), 'utf8'));
  return Object.entries(lock.packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, { version, integrity }]) => [place, version, integrity].join(' '))
    .sort();
}
