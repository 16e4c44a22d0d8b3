/**
 * Name of the global in which a page keeps the integrity of its files by path. Webpack's loader reads it by this name in
 * every build, so a change of the name is a break between releases.
 */
export const FILE_INTEGRITY = 'touchlineSri';

/** Subresource Integrity of scripts and style sheets, by their absolute path on the host. */
export type FileIntegrity = Record<string, string>;

const page = globalThis as { [FILE_INTEGRITY]?: FileIntegrity };

/** Adds to the page's hashes. None is ever removed: an open tab still loads parts of the build it started with. */
export function storeFileIntegrity(...tables: (FileIntegrity | undefined)[]): void {
  page[FILE_INTEGRITY] = Object.assign({}, page[FILE_INTEGRITY], ...tables);
}

/** The integrity of a file; empty where none is known. @param path absolute path on the host, without a query. */
export const fileIntegrityOf = (path: string): string => page[FILE_INTEGRITY]?.[path] ?? '';
