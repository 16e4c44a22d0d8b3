import type { RenderedSite, SiteToRender } from 'shared-contracts/rendering';

/** A remote as its container provides it; the shell's half knows its content. */
type RemoteModule = object;
export type Remotes = Record<string, () => Promise<RemoteModule>>;

/** The exports of the shell's half. */
export interface HostHalf {
  shareWithRemotes(): Promise<unknown>;
  /** @param onEnter called with the remote whose part is rendered next. */
  render(remotes: Remotes, site: SiteToRender, onEnter: (remote: string) => void): Promise<RenderedSite>;
}

/** A remote's half: a plain container, as in the browser. */
interface RemoteHalf {
  init(shareScope: unknown): unknown;
  get(module: string): Promise<() => { default: RemoteModule }>;
}

const hasFunctions = (value: unknown, ...names: string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  names.every((name) => typeof Reflect.get(value, name) === 'function');

/** @throws if the module is not a host. */
export function requireHost(module: unknown): HostHalf {
  if (!hasFunctions(module, 'shareWithRemotes', 'render')) throw new Error('It is not the half of a host.');
  return module as HostHalf;
}

/** Runs a remote's half with the host's copies. @throws if it is not a remote, or its module throws. */
export async function openRemote(module: unknown, shareScope: unknown): Promise<RemoteModule> {
  if (!hasFunctions(module, 'init', 'get')) throw new Error('It is not the half of a remote.');
  const container = module as RemoteHalf;
  await container.init(shareScope);
  return (await container.get('./remote'))().default;
}
