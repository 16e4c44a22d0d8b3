import type { PublishedRemote } from 'shared-contracts/remote';
import account from '../../../../mf-account/src/remote.ts';
import basket from '../../../../mf-basket/src/remote.ts';
import bookings from '../../../../mf-bookings/src/remote.ts';
import joining from '../../../../mf-joining/src/remote.ts';
import navigation from '../../../../mf-navigation/src/remote.ts';

const remotes: Record<string, unknown> = {
  'mf-account': account,
  'mf-basket': basket,
  'mf-bookings': bookings,
  'mf-joining': joining,
  'mf-navigation': navigation,
};

/** Stands for the loader's own file in the one plain bundle: every remote is already here. */
export async function loadEntry({ descriptor }: PublishedRemote) {
  return { init: () => undefined, get: async () => () => ({ default: remotes[descriptor.name] }) };
}
