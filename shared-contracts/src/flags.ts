import { type Flags, paths } from './links.ts';

/** A flag is on when present and neither `false` nor `0` (decisions 19). */
export function isFlagOn(value: string | null): boolean {
  return value !== null && value !== 'false' && value !== '0';
}

/**
 * The flags of an address: those its query names; a flag it does not name keeps what the tab remembered. The kiosk home
 * always turns the kiosk on (decisions 19).
 */
export function readFlags({ pathname, search }: Pick<URL, 'pathname' | 'search'>, remembered: Flags): Flags {
  const query = new URLSearchParams(search);
  const read = (name: keyof Flags) => (query.has(name) ? isFlagOn(query.get(name)) : remembered[name]);
  return { embedded: read('embedded'), kiosk: pathname === paths.kiosk || read('kiosk') };
}
