import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { COMPRESSED_ENDINGS, FILES_LIST, type FilesList, readFilesList } from 'shared-contracts/releases';
import { ExpectedFailure } from './expected-failure.ts';

/** Of a host, what says which of its files run now: it is replaced at each deployment, and the list beside it grows. */
export const MANIFEST = 'manifest.json';
/** Of a published version, when that was. */
export const RELEASE_MARK = 'release.json';

const NEVER_LISTED = [FILES_LIST, MANIFEST, RELEASE_MARK];

/** True if a list holds the hash of a file of a build: not of replaced files, nor of the copies it is compared with. */
export const isListed = (file: string): boolean => !NEVER_LISTED.includes(file) && !isCompressedVariant(file);
const unpack = { '.br': zlib.brotliDecompressSync, '.gz': zlib.gunzipSync };

export const hashOf = (content: Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

export const isCompressedVariant = (file: string): boolean =>
  COMPRESSED_ENDINGS.some((ending) => file.endsWith(ending));

const listOf = (folder: string) => path.join(folder, FILES_LIST);
export const hasFilesList = (folder: string): boolean => fs.existsSync(listOf(folder));

/** The files of a folder by their paths in it, as URLs write them. */
function filesIn(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => !NEVER_LISTED.includes(file))
    .sort();
}

/** The list that a build left in a folder. Throws a ExpectedFailure when it cannot be read. */
export function filesListOf(folder: string): FilesList {
  try {
    return readFilesList(fs.readFileSync(listOf(folder), 'utf8'));
  } catch (error) {
    throw new ExpectedFailure(
      `${listOf(folder)} cannot be read. ${error instanceof Error ? error.message : error}`,
    );
  }
}

const textOf = (list: FilesList): string => `${JSON.stringify(list, null, 2)}\n`;

/** The hash of a list as `writeFilesList` writes it. */
export const hashOfList = (list: FilesList): string => hashOf(Buffer.from(textOf(list)));

export function writeFilesList(folder: string, list: FilesList): void {
  fs.writeFileSync(`${listOf(folder)}.new`, textOf(list));
  fs.renameSync(`${listOf(folder)}.new`, listOf(folder));
}

/** Lists the files of a folder, for a build made before builds did so themselves. */
export function listFiles(folder: string): FilesList {
  const files = filesIn(folder).filter(isListed);
  return Object.fromEntries(files.map((file) => [file, hashOf(fs.readFileSync(path.join(folder, file)))]));
}

/** The hash of a folder's list, which the registry keeps; `undefined` where no list is, as while developing. */
export const filesHashOf = (folder: string): string | undefined =>
  hasFilesList(folder) ? hashOf(fs.readFileSync(listOf(folder))) : undefined;

/** Differences between a folder and its list, each as a sentence. */
export function describeChangedFiles(folder: string, list: FilesList): string[] {
  const found = filesIn(folder);
  const missing = Object.keys(list).filter((file) => !found.includes(file));
  return [
    ...missing.map((file) => `Its file ${file} is missing.`),
    ...found.flatMap((file) => describeChange(folder, file, list)),
  ];
}

function describeChange(folder: string, file: string, list: FilesList): string[] {
  const content = fs.readFileSync(path.join(folder, file));
  const ending = COMPRESSED_ENDINGS.find((each) => file.endsWith(each));
  if (!ending) {
    if (list[file] === undefined) return [`It holds ${file}, which it was not built with.`];
    return hashOf(content) === list[file] ? [] : [`Its file ${file} is not the one it was built with.`];
  }
  const original = file.slice(0, -ending.length);
  if (list[original] === undefined) return [`It holds ${file}, which it was not built with.`];
  return unpackedHash(content, ending) === list[original]
    ? []
    : [`Its file ${file} does not unpack to ${original} as it was built.`];
}

function unpackedHash(content: Buffer, ending: (typeof COMPRESSED_ENDINGS)[number]): string | null {
  try {
    return hashOf(unpack[ending](content));
  } catch {
    return null;
  }
}
