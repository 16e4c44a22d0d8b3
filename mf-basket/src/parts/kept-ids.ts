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

/** What was ticked for a basket, kept for the tab, so that a reload is not punished (decisions 27). */
export const readKeptIds = (key: string): string[] => parseIds(tabStorage().getItem(key));

export const keepIds = (key: string, ids: readonly string[]): void =>
  tabStorage().setItem(key, JSON.stringify(ids));
