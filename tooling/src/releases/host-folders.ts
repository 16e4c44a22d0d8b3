import fs from 'node:fs';
import path from 'node:path';
import type { ReleaseRegistry } from 'shared-contracts/releases';
import { filesHashOf } from '../files-list.ts';

/** Number of stored hashes of a list: its own, and that of the one before, which runs until it is replaced. */
const KEPT_HASHES = 2;

/** The folders of a host that are each their own build. The map is pictures and data, under names of their own. */
export function hostFolders(root: string): string[] {
  const standalone = path.join(root, 'standalone');
  const pages = fs.existsSync(standalone) ? fs.readdirSync(standalone) : [];
  return ['shell', ...pages.map((page) => `standalone/${page}`), 'embed', 'telemetry'].filter((part) =>
    fs.existsSync(path.join(root, part)),
  );
}

/**
 * The registry with the hashes of a host's lists.
 * @param lists by folder: the hash that is good from now on, then that of the list which runs until it is replaced
 */
export function withHostLists(
  registry: ReleaseRegistry,
  lists: Readonly<Record<string, readonly (string | undefined)[]>>,
): ReleaseRegistry {
  const entries = Object.entries(lists).map(([folder, hashes]) => {
    const known = hashes.filter((hash) => hash !== undefined);
    return [folder, [...new Set(known)].slice(0, KEPT_HASHES)] as const;
  });
  if (entries.length === 0) return registry;
  return { ...registry, hosts: { ...registry.hosts, ...Object.fromEntries(entries) } };
}

/** The registry of a site with the hashes of the lists that its host has now; folders without a list are left out. */
export function withListsOf(site: string, { hosts = {}, ...registry }: ReleaseRegistry): ReleaseRegistry {
  const lists = hostFolders(site).flatMap((folder) => {
    const hash = filesHashOf(path.join(site, folder));
    return hash === undefined ? [] : [[folder, [hash, ...(hosts[folder] ?? [])]] as const];
  });
  return withHostLists(registry, Object.fromEntries(lists));
}

/** Folders of a site whose list is not the one that its registry names. */
export const changedHostLists = (site: string, { hosts = {} }: ReleaseRegistry): string[] =>
  Object.entries(hosts)
    .filter(([folder, hashes]) => !hashes.includes(filesHashOf(path.join(site, folder)) ?? ''))
    .map(([folder]) => folder);
