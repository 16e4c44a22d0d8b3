import fs from 'node:fs';
import path from 'node:path';

/** The checkout this tooling belongs to. */
export const root = path.resolve(import.meta.dirname, '../..');

/** A path inside the checkout. */
export const inRoot = (...parts: string[]): string => path.join(root, ...parts);

const { workspaces }: { workspaces: string[] } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8'));

/** Every remote that is built with this repository: the workspaces that are called so. */
export const remotes: readonly string[] = workspaces.filter((name) => name.startsWith('mf-'));
