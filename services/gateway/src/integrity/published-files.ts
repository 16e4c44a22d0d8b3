import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { FileIntegrity } from 'shared-contracts/file-integrity';
import {
  FILES_LIST,
  type FilesList,
  type ReleaseRegistry,
  readFilesList,
  TWINS,
} from 'shared-contracts/releases';
import { rereadWhenChanged } from '../watched-files/reread-when-changed.ts';
import { createFileCheck, hashOf } from './check-file.ts';

/** What says which files of a host run now; it is replaced at each deployment. */
const MANIFEST = 'manifest.json';
const TWIN = /\.(br|gz)$/;
/** The folders of the build output that are each a build of their own, and a file in one. */
const PLACE = /^\/?(shell|embed|telemetry|standalone\/[^/]+|remotes\/[^/]+\/[^/]+)\/(.+)$/;

/** The files of the builds, held against the hashes that were taken when they were built or published. */
export interface PublishedFiles {
  /** Takes on which lists the registry names. A list that differs from then on lists nothing. */
  trust(registry: ReleaseRegistry): void;
  /** What a folder lists; `null` where nothing was listed, as while developing. The same value until the list changes. */
  listOf(folder: string): Promise<FilesList | null>;
  /** The first file of a folder that differs from its list; `null` when none does. */
  findChanged(folder: string): Promise<string | null>;
  /** Whether a file is what was published, its compressed twins included. @param address path in the build output. */
  isAsPublished(address: string): Promise<boolean>;
  /** Whether a file is there, and is what was published. */
  isServed(address: string): Promise<boolean>;
}

interface ReadList {
  list: FilesList;
  hash: string;
}

const listsNothing: FilesList = {};

export function createPublishedFiles(distDir: string, log: FastifyBaseLogger): PublishedFiles {
  const lists = new Map<string, () => Promise<ReadList | null>>();
  const trusted = new Map<string, string>();
  const isSame = createFileCheck((file) =>
    log.error({ file }, 'A file of the build output is not the one that was published; it is not served.'),
  );

  /** A list that cannot be read lists nothing, so that nothing unchecked is served. */
  function understand(file: string, text: string): ReadList {
    try {
      return { list: readFilesList(text), hash: hashOf(text) };
    } catch (error) {
      log.error({ file, err: error }, 'A list of files cannot be read; nothing it stands for is served.');
      return { list: listsNothing, hash: hashOf(text) };
    }
  }

  async function listOf(folder: string): Promise<FilesList | null> {
    const file = path.join(distDir, folder, FILES_LIST);
    const read =
      lists.get(folder) ??
      rereadWhenChanged(
        file,
        (text) => understand(file, text),
        () => undefined,
      );
    const found = await read();
    const expected = trusted.get(folder);
    if (found) lists.set(folder, read);
    else return expected === undefined ? null : listsNothing;
    return expected === undefined || expected === found.hash ? found.list : listsNothing;
  }

  async function areSame(folder: string, name: string, expected: string): Promise<boolean> {
    const file = path.join(distDir, folder, name);
    const checks = await Promise.all(['', ...TWINS].map((ending) => isSame(`${file}${ending}`, expected)));
    return checks.every(Boolean);
  }

  async function isAsPublished(address: string): Promise<boolean> {
    const [, folder = '', name = ''] = PLACE.exec(address) ?? [];
    const list = folder ? await listOf(folder) : null;
    if (!list || name === MANIFEST) return true;
    const original = name.replace(TWIN, '');
    const expected = Object.hasOwn(list, original) ? list[original] : undefined;
    return expected !== undefined && areSame(folder, original, expected);
  }

  return {
    trust({ remotes }) {
      for (const [name, { current, canary, earlier }] of Object.entries(remotes)) {
        for (const { version, files } of [current, ...(canary ? [canary.release] : []), ...earlier]) {
          if (files !== undefined) trusted.set(`remotes/${name}/${version}`, files);
        }
      }
    },
    listOf,
    async findChanged(folder) {
      const entries = Object.entries((await listOf(folder)) ?? {});
      for (const [name, hash] of entries) if (!(await areSame(folder, name, hash))) return name;
      return null;
    },
    isAsPublished,
    async isServed(address) {
      const found = await stat(path.join(distDir, address)).catch(() => null);
      return found !== null && isAsPublished(address);
    },
  };
}

/** The integrity of the scripts of a folder, for browsers, by their paths on the host. */
export const scriptIntegrity = (folder: string, list: FilesList): FileIntegrity =>
  Object.fromEntries(
    Object.entries(list)
      .filter(([file]) => file.endsWith('.js'))
      .map(([file, hash]) => [`/${folder}/${file}`, hash]),
  );
