import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { FileIntegrity } from 'shared-contracts/file-integrity';
import {
  COMPRESSED_ENDINGS,
  FILES_LIST,
  type FilesList,
  type ReleaseRegistry,
  readFilesList,
} from 'shared-contracts/releases';
import { watchFile } from '../watched-files/watch-file.ts';
import { createFileCheck, hashOf } from './check-file.ts';

/** The file that names the current files of a host; it is replaced at each deployment. */
const MANIFEST = 'manifest.json';
const TWIN = /\.(br|gz)$/;
/** The folders of the build output that are separate builds, and a file in one. */
const PLACE = /^\/?(shell|embed|telemetry|standalone\/[^/]+|remotes\/[^/]+\/[^/]+)\/(.+)$/;
/** The map is data under hashed names, and has no list. */
const MAP_DATA = /^\/?map\/.+\.(json|pbf)(\.gz)?$/;
const DOT_SEGMENT = /(^|\/)\.\.?(\/|$)/;

/** The files of the builds, checked against the hashes from when they were built or published. */
export interface PublishedFiles {
  /** Applies the lists that the registry names. A list that differs from then on lists nothing. */
  trust(registry: ReleaseRegistry): void;
  /** Reads the registry, which has the hashes of the host's lists: they are replaced while it runs. */
  vouchedBy(readRegistry: () => Promise<unknown>): void;
  /** The list of a folder; `null` if there is none, as in development. The same value until the list changes. */
  listOf(folder: string): Promise<FilesList | null>;
  /** The first file of a folder that differs from its list; `null` if none does. */
  findChanged(folder: string): Promise<string | null>;
  /** True if a file is unchanged since it was published, with its variants. @param address path in the build output. */
  isAsPublished(address: string): Promise<boolean>;
  /** True if a file exists and is unchanged since it was published. */
  isServed(address: string): Promise<boolean>;
}

interface ReadList {
  list: FilesList;
  hash: string;
}

const listsNothing: FilesList = {};

export function createPublishedFiles(distDir: string, log: FastifyBaseLogger): PublishedFiles {
  const lists = new Map<string, () => Promise<ReadList | null>>();
  const trusted = new Map<string, readonly string[]>();
  const reported = new Map<string, string>();
  /** The versions that the registry has named, with a list or without. */
  const named = new Set<string>();
  let isShellVouchedFor = false;
  let readRegistry: () => Promise<unknown> = async () => null;
  const isSame = createFileCheck((file) =>
    log.error({ file }, 'A file of the build output is not the one that was published; it is not served.'),
  );

  /** A list that cannot be read lists nothing, so that nothing unchecked is served. */
  function understand(file: string, text: string): ReadList {
    try {
      return { list: readFilesList(text), hash: hashOf(text) };
    } catch (error) {
      log.error({ file, err: error }, 'A list of files cannot be read; none of its files are served.');
      return { list: listsNothing, hash: hashOf(text) };
    }
  }

  async function listOf(folder: string): Promise<FilesList | null> {
    const file = path.join(distDir, folder, FILES_LIST);
    const read =
      lists.get(folder) ??
      watchFile(
        file,
        (text) => understand(file, text),
        () => undefined,
      );
    const found = await read();
    // A remote's version is asked about while the registry is read; it has a folder of its own, which never changes.
    if (!folder.startsWith('remotes/')) await readRegistry();
    const expected = trusted.get(folder);
    if (found) lists.set(folder, read);
    else return expected === undefined ? null : listsNothing;
    if (expected === undefined || expected.includes(found.hash)) return found.list;
    if (reported.get(folder) !== found.hash) {
      reported.set(folder, found.hash);
      log.error({ file }, 'A list of files is not the one that was published; none of its files are served.');
    }
    return listsNothing;
  }

  async function areSame(folder: string, name: string, expected: string): Promise<boolean> {
    const file = path.join(distDir, folder, name);
    const checks = await Promise.all(
      ['', ...COMPRESSED_ENDINGS].map((ending) => isSame(`${file}${ending}`, expected)),
    );
    return checks.every(Boolean);
  }

  async function isAsPublished(address: string): Promise<boolean> {
    if (DOT_SEGMENT.test(address)) return false;
    const [, folder = '', name = ''] = PLACE.exec(address) ?? [];
    if (!folder) return MAP_DATA.test(address);
    await readRegistry();
    const list = await listOf(folder);
    // In a site whose registry has the hashes of the shell, only versions from before lists existed have none.
    if (!list) return !isShellVouchedFor || named.has(folder);
    if (name === MANIFEST) return true;
    const original = name.replace(TWIN, '');
    const expected = Object.hasOwn(list, original) ? list[original] : undefined;
    return expected !== undefined && areSame(folder, original, expected);
  }

  return {
    vouchedBy(read) {
      readRegistry = read;
    },
    trust({ remotes, hosts = {} }) {
      isShellVouchedFor = hosts.shell !== undefined;
      for (const [folder, hashes] of Object.entries(hosts)) trusted.set(folder, hashes);
      for (const [name, { current, canary, earlier }] of Object.entries(remotes)) {
        for (const { version, files } of [current, ...(canary ? [canary.release] : []), ...earlier]) {
          named.add(`remotes/${name}/${version}`);
          if (files !== undefined) trusted.set(`remotes/${name}/${version}`, [files]);
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
