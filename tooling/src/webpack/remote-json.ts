import fs from 'node:fs';
import type { RemoteDescriptor } from 'shared-contracts/remote';
import { safeParse } from 'shared-contracts/schema';
import { findUnrenderable, readRemoteFile, remoteFileSchema } from 'shared-contracts/server-half';
import { inRoot } from '../repository.ts';

/** Reads a remote's `remote.json`. Throws when it breaks the contract. */
export function readRemoteJson(name: string): { descriptor: RemoteDescriptor; serverRendered: string[] } {
  const read = safeParse(remoteFileSchema, JSON.parse(fs.readFileSync(inRoot(name, 'remote.json'), 'utf8')));
  if (!read.success) {
    const where = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
    throw new Error(`${name}/remote.json breaks the contract: ${where}`);
  }
  const file = readRemoteFile(read.data);
  const [reason] = findUnrenderable(file.descriptor, file.serverRendered);
  if (reason) throw new Error(`${name}/remote.json breaks the contract: ${reason}`);
  return file;
}

/** True if a remote has parts that are rendered on the server, and so a half for it. */
export const hasServerHalf = (name: string): boolean => readRemoteJson(name).serverRendered.length > 0;
