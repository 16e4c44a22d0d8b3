import { type PublishedRemote, topSlots } from 'shared-contracts/remote';
import type { View } from './budget-list.ts';

/** The `manifest.json` of a host: of the shell, or of a standalone page. */
export interface HostManifest {
  main: readonly string[];
  tiers: Readonly<Record<string, readonly string[]>>;
}

/**
 * The scripts of a view, each once: its host, the tiers and later parts it needs, the entries of the remotes it shows
 * something of, and the parts for the header and the route. Throws when the view names what does not exist.
 */
export function firstViewScripts(
  host: HostManifest,
  remotes: readonly PublishedRemote[],
  { app, route, embedded = false, tiers = [], parts = [] }: View,
): string[] {
  const [owner, routeId] = route?.split('/') ?? [];
  if (owner && !remotes.some(({ descriptor }) => descriptor.name === owner)) {
    throw new Error(`There is no remote ${owner}.`);
  }
  const top = topSlots(app, { embedded, kiosk: false });
  const shownSlots = embedded ? top : [...top, 'footer'];
  const scripts = remotes.flatMap((remote) => {
    const { name, slots } = remote.descriptor;
    const shown = slots.filter(({ slot, apps }) => shownSlots.includes(slot) && apps.includes(app));
    const isOwner = name === owner;
    if (!isOwner && shown.length === 0) return [];
    const first = shown.filter(({ slot }) => top.includes(slot)).map(({ id }) => id);
    const ids = isOwner && routeId ? [...first, routeId] : first;
    return [remote.entry, ...ids.flatMap((id) => scriptsOf(remote, id))];
  });
  const later = parts.flatMap((part) => partOf(remotes, part));
  return [...new Set([...host.main, ...tiers.flatMap((tier) => tierOf(host, tier)), ...scripts, ...later])];
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

function tierOf({ tiers }: HostManifest, name: string): readonly string[] {
  const scripts = tiers[name];
  if (!scripts) throw new Error(`The host has no part '${name}'.`);
  return scripts;
}
