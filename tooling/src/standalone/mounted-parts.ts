import fs from 'node:fs';
import type { RemoteDescriptor } from 'shared-contracts/remote';
import { inRoot, remotes } from '../repository.ts';
import type { BuiltPart } from '../webpack/build-configs.ts';

/** Parts of the standalone page of joining: itself, and the remotes it mounts a screen or a background part of. */
export function mountedParts(): BuiltPart[] {
  const mounted = remotes.filter((name) => {
    const { routes, slots } = readDescriptor(name);
    const shown = [...routes, ...slots.filter(({ slot }) => slot === 'background')];
    return shown.some(({ apps }) => apps.includes('online-joining'));
  });
  return ['standalone', ...mounted];
}

const readDescriptor = (name: string): RemoteDescriptor =>
  JSON.parse(fs.readFileSync(inRoot(name, 'remote.json'), 'utf8'));
