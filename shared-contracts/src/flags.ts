/** Display modes switched by query flags (shell specification 1). */
export interface Flags {
  embedded: boolean;
  kiosk: boolean;
}

/** A flag is on when present and neither `false` nor `0` (decisions 19). */
export function isFlagOn(value: string | null): boolean {
  return value !== null && value !== 'false' && value !== '0';
}

/** The flags a query names; a flag it does not name keeps what the tab remembered. */
export function readFlags(search: string, remembered: Flags): Flags {
  const query = new URLSearchParams(search);
  const read = (name: keyof Flags) => (query.has(name) ? isFlagOn(query.get(name)) : remembered[name]);
  return { embedded: read('embedded'), kiosk: read('kiosk') };
}
