import account from 'mf-account/remote';
import basket from 'mf-basket/remote';
import bookings from 'mf-bookings/remote';
import joining from 'mf-joining/remote';
import navigation from 'mf-navigation/remote';
import type { PublishedRemote } from 'shared-contracts/remote';

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
