import { createElement } from 'react';
import { shareWithRemotes } from 'shared-platform/host';
import { type RemoteModule, renderSite, type ServerRemotes, type SiteToRender } from 'shared-platform/server';
import { Frame } from './frame/frame.tsx';

export { shareWithRemotes };

/** Called with the remote whose part is next: if nothing follows, that part is at fault. */
type OnEnter = (remote: string) => void;

type Loaders = RemoteModule['routes'];
type InTurn = <Value>(load: () => Promise<Value>) => Promise<Value>;

/** Loads them one after the other, so that it is clear whose code runs. */
function createTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (load) => {
    const loading = last.then(load);
    last = loading.catch(() => undefined);
    return loading;
  };
}

function announced(parts: Loaders, inTurn: InTurn, announce: () => void): Loaders {
  return Object.fromEntries(
    Object.entries(parts).map(([id, load]) => [
      id,
      async () => {
        const { default: Part } = await inTurn(() => {
          announce();
          return load();
        });
        const Announced = () => {
          announce();
          return createElement(Part);
        };
        return { default: Announced };
      },
    ]),
  );
}

/** The remotes, each part of which reports when it starts. */
function announcing(remotes: ServerRemotes, onEnter: OnEnter): ServerRemotes {
  const inTurn = createTurns();
  return Object.fromEntries(
    Object.entries(remotes).map(([name, load]) => [
      name,
      async () => {
        const { routes, slots } = await load();
        const announce = () => onEnter(name);
        return {
          routes: announced(routes, inTurn, announce),
          slots: announced(slots, inTurn, announce),
        };
      },
    ]),
  );
}

/** Renders a page of the shell for the renderer, which runs this half and those of the remotes. */
export async function render(remotes: ServerRemotes, site: SiteToRender, onEnter: OnEnter) {
  const { missing, ...page } = await renderSite(Frame, announcing(remotes, onEnter), site);
  const described = missing.map(({ remote, error }) => ({
    remote,
    reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }));
  return { ...page, missing: described };
}
