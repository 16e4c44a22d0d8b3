import { tabStorage } from 'shared-platform';

/** The ids kept in storage; anything malformed counts as none. */
export function parseIds(stored: string | null): string[] {
  if (!stored) return [];
  try {
    const ids: unknown = JSON.parse(stored);
    return Array.isArray(ids) && ids.every((id) => typeof id === 'string') ? ids : [];
  } catch {
    return [];
  }
}

/** Ticked ids of a basket, stored per tab, so that they survive a reload (decisions 27). */
export const readStoredIds = (key: string): string[] => parseIds(tabStorage().getItem(key));

export const storeIds = (key: string, ids: readonly string[]): void =>
  tabStorage().setItem(key, JSON.stringify(ids));
