import type { UserOptions } from '@module-federation/runtime/types';
import { loadCode } from 'shared-ui/load-code';

/** A module in webpack's share scope. */
interface SharedModule {
  get(): (() => unknown) | Promise<() => unknown>;
}

/** Shared modules of a host: by request, then by version. */
export type ShareScope = Record<string, Record<string, SharedModule>>;

/** Version of each module that the host has. */
export const sharedVersions = (scope: ShareScope): Record<string, string> =>
  Object.fromEntries(
    Object.entries(scope).flatMap(([request, versions]) =>
      Object.keys(versions).map((one) => [request, one]),
    ),
  );

/**
 * The host's single copies, as the federation runtime takes them. It prefers loaded ones to those that a remote brings
 * along, whatever their version, so each counts as loaded.
 */
export function sharedCopies(scope: ShareScope): NonNullable<UserOptions['shared']> {
  const copies = Object.entries(scope).flatMap(([request, versions]) =>
    Object.entries(versions).map(([version, module]) => [
      request,
      {
        version,
        scope: 'default',
        loaded: true,
        get: () => loadCode(async () => module.get(), module),
        shareConfig: { singleton: true, requiredVersion: `^${version}` },
      },
    ]),
  );
  return Object.fromEntries(copies);
}
