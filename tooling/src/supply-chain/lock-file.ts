import fs from 'node:fs';
import { z } from 'zod';
import { inRoot } from '../repository.ts';

/** A third-party package of the lock file. */
export interface LockedPackage {
  name: string;
  version: string;
  /** The SPDX expression that the package states, or null where it states none. */
  licence: string | null;
}

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

const INSTALLED = 'node_modules/';

/** The third-party packages of a lock file, without this repository's own workspaces. */
export function lockedPackages(text: string): LockedPackage[] {
  return Object.entries(lockFile.parse(JSON.parse(text)).packages)
    .filter(([place, { link }]) => place.includes(INSTALLED) && !link)
    .map(([place, { version = '', license = null }]) => ({
      name: place.slice(place.lastIndexOf(INSTALLED) + INSTALLED.length),
      version,
      licence: license,
    }));
}

/** Those of this checkout. */
export const readLockedPackages = (): LockedPackage[] =>
  lockedPackages(fs.readFileSync(inRoot('package-lock.json'), 'utf8'));
