import fs from 'node:fs';
import type { ReleaseRegistry } from 'shared-contracts/releases';
import { describeChangedFiles, filesHashOf, filesListOf, hasFilesList } from '../files-list.ts';
import { isUnmodified, publishedAt } from './site.ts';

/**
 * Reasons that a version is not what was built and published, each a sentence; none when it is.
 * @param files hash of its list of files in the registry, where that names it.
 */
export function describeTampering(folder: string, files?: string): string[] {
  if (!fs.existsSync(folder)) return ['It is no longer in the site.'];
  const changes = hasFilesList(folder) ? describeChangedFiles(folder, filesListOf(folder)) : [];
  if (changes.length > 0) return changes;
  if (files !== undefined && filesHashOf(folder) !== files)
    return ['Its list of files is not the one that was published.'];
  if (publishedAt(folder) !== null && !isUnmodified(folder))
    return ['It was changed after it was published.'];
  return [];
}

/** The hash of a version's list of files, as the registry has kept it since that version first ran. */
export function filesInRegistry(
  { remotes }: ReleaseRegistry,
  name: string,
  version: string,
): string | undefined {
  const releases = remotes[name];
  if (!releases) return undefined;
  const { current, earlier, canary } = releases;
  const known = [current, ...(canary ? [canary.release] : []), ...earlier];
  return known.find((release) => release.version === version)?.files;
}
