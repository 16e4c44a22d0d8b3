import { readFlags } from 'shared-contracts/flags';
import type { Flags } from 'shared-contracts/links';
import { storageKeys } from 'shared-contracts/storage';

/** Reads the display flags of the address and keeps them for this tab (decisions 19). */
export function rememberFlags(address: Pick<URL, 'pathname' | 'search'>, storage: Storage): Flags {
  const names = (storage.getItem(storageKeys.flags) ?? '').split(' ');
  const flags = readFlags(address, { embedded: names.includes('embedded'), kiosk: names.includes('kiosk') });
  const on = [flags.embedded && 'embedded', flags.kiosk && 'kiosk'].filter(Boolean).join(' ');
  if (on) storage.setItem(storageKeys.flags, on);
  else storage.removeItem(storageKeys.flags);
  return flags;
}
