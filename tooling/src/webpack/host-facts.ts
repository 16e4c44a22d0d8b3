import { CONTRACT_VERSION } from 'shared-contracts/remote';
import type { Compilation } from 'webpack';
import { providedVersions } from './shared-modules.ts';

/** Facts about a shell that a remote has to fit. */
export interface HostFacts {
  contract: number;
  /** Version of each module that remotes take from the host. */
  provides: Record<string, string>;
}

export const hostFacts = (): HostFacts => ({ contract: CONTRACT_VERSION, provides: providedVersions() });

/** Webpack's module for what is taken from the host. */
interface TakenModule {
  type: string;
  options?: { shareKey?: string; requiredVersion?: unknown };
}

/** Modules that a build takes from its host, with the range of versions it was made for. */
export function consumedModules(
  compilation: Compilation,
  ranges: Record<string, string>,
): Record<string, string> {
  const keys = [...compilation.modules]
    .map((module) => module as TakenModule)
    .filter(({ type }) => type === 'consume-shared-module')
    .map(({ options }) => options?.shareKey ?? '');
  return Object.fromEntries(
    Object.entries(ranges)
      .filter(([request]) => keys.includes(request))
      .sort(([a], [b]) => a.localeCompare(b)),
  );
}
