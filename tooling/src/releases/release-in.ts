import type { Release } from 'shared-contracts/releases';
import { filesHashOf, hasFilesList, listFiles, writeFilesList } from '../files-list.ts';
import { readPublished } from './site.ts';

/** Registry entry of the version in a folder. */
export function releaseIn(folder: string): Release {
  const { version, integrity } = readPublished(folder);
  const files = filesHashOf(folder);
  return { version, integrity, ...(files !== undefined && { files }) };
}

/**
 * Lists the files of a version whose build left no list, as builds before it did. A development build gets none: its
 * files change under the page.
 */
export function listFilesOnce(folder: string): void {
  if (hasFilesList(folder) || readPublished(folder).integrity === null) return;
  writeFilesList(folder, listFiles(folder));
}
