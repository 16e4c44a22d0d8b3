import { type PublishedRemote, topSlots } from 'shared-contracts/remote';
import type { View } from './budget-list.ts';

/** The shell's `manifest.json`. */
export interface ShellManifest {
  main: readonly string[];
  tiers: Readonly<Record<string, readonly string[]>>;
}

/**
 * The scripts of a view, each once: the shell, the tiers and later parts it needs, the entries of the remotes it shows
 * something of, and the parts for the header and the route. Throws when the view names what does not exist.
 */
export function firstViewScripts(
  shell: ShellManifest,
  remotes: readonly PublishedRemote[],
  { app, route, tiers = [], parts = [] }: View,
): string[] {
  const [owner, routeId] = route?.split('/') ?? [];
  if (owner && !remotes.some(({ descriptor }) => descriptor.name === owner)) {
    throw new Error(`There is no remote ${owner}.`);
  }
  const top = topSlots(app, { embedded: false, kiosk: false });
  const scripts = remotes.flatMap((remote) => {
    const { name, slots } = remote.descriptor;
    const shown = slots.filter(({ slot, apps }) => [...top, 'footer'].includes(slot) && apps.includes(app));
    const isOwner = name === owner;
    if (!isOwner && shown.length === 0) return [];
    const first = shown.filter(({ slot }) => top.includes(slot)).map(({ id }) => id);
    const ids = isOwner && routeId ? [...first, routeId] : first;
    return [remote.entry, ...ids.flatMap((id) => scriptsOf(remote, id))];
  });
  const later = parts.flatMap((part) => partOf(remotes, part));
  return [...new Set([...shell.main, ...tiers.flatMap((tier) => tierOf(shell, tier)), ...scripts, ...later])];
}

function partOf(remotes: readonly PublishedRemote[], part: string): readonly string[] {
  const [owner, id = ''] = part.split('/');
  const remote = remotes.find(({ descriptor }) => descriptor.name === owner);
  if (!remote) throw new Error(`There is no remote ${owner}.`);
  return scriptsOf(remote, id);
}

function scriptsOf({ descriptor, chunks }: PublishedRemote, id: string): readonly string[] {
  const scripts = chunks[id];
  if (!scripts) throw new Error(`${descriptor.name} publishes no '${id}'.`);
  return scripts;
}

function tierOf({ tiers }: ShellManifest, name: string): readonly string[] {
  const scripts = tiers[name];
  if (!scripts) throw new Error(`The shell has no part '${name}'.`);
  return scripts;
}
