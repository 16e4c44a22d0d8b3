import path from 'node:path';
import type { FilesList } from 'shared-contracts/releases';
import type { PublishedRemote, Registry } from 'shared-contracts/remote';
import type { PublishedHalf } from 'shared-contracts/rendering';
import { safeParse } from 'shared-contracts/schema';
import { serverHalfSchema } from 'shared-contracts/server-half';

/** A remote's server half, and which of its parts may be rendered by it. */
export interface RemoteHalf extends PublishedHalf {
  renders: readonly string[];
}

/** The server halves that render a visitor's pages: the shell's and those of the remotes that have one. */
export interface ServerHalves {
  host: PublishedHalf;
  /** True if the host's half renders a customer's screen as a shape, without a person. */
  rendersShapes: boolean;
  remotes: readonly RemoteHalf[];
}

const keyOf = (name: string, version: string): string => `${name} ${version}`;

/** Caches the server halves of the versions that were read. */
export function createHalfCache() {
  const halves = new Map<string, RemoteHalf>();
  return {
    /**
     * @param published the content of `published.json`. @param files what its folder lists.
     * A version without a half, or without hashes, has none.
     */
    learn(name: string, version: string, published: unknown, files: FilesList | null): void {
      const declared =
        typeof published === 'object' && published ? Reflect.get(published, 'server') : undefined;
      const read = safeParse(serverHalfSchema, declared);
      const hash = read.success ? files?.[path.posix.basename(read.data.entry)] : undefined;
      halves.delete(keyOf(name, version));
      if (!read.success || !hash) return;
      const { entry, renders } = read.data;
      halves.set(keyOf(name, version), { name, version, file: entry, hash, renders });
    },
    of: (registry: Registry): RemoteHalf[] =>
      registry.flatMap(
        ({ descriptor: { name }, version }: PublishedRemote) => halves.get(keyOf(name, version)) ?? [],
      ),
  };
}
export type HalfCache = ReturnType<typeof createHalfCache>;

/** The shell's half, which has its hash in its name as its version. */
export function hostHalf(file: string | null, files: FilesList | null): PublishedHalf | null {
  const name = path.posix.basename(file ?? '');
  const hash = files?.[name];
  return file && hash ? { name: 'shell', version: name.split('.')[1] ?? '', file, hash } : null;
}
