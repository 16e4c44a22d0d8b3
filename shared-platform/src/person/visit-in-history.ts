import { storageKeys } from 'shared-contracts/storage';
import { tabStorage } from '../storage/browser-storage.ts';

/** Number of the visit that this tab is in: one more whenever someone has left. */
const presentVisit = (): number => Number(tabStorage().getItem(storageKeys.visit) ?? 0);

/** The visit in which the present entry of the tab's history was made; `null` for a new entry. */
function visitOfEntry(): number | null {
  const visit: unknown = globalThis.history?.state?.visit;
  return typeof visit === 'number' ? visit : null;
}

/** Notes the present visit in a new entry. The router's own count will not do: it starts again with each document. */
export function markEntry(): void {
  if (visitOfEntry() !== null) return;
  window.history.replaceState({ ...window.history.state, visit: presentVisit() }, '');
}

/** True if Back has reached an entry of a visit that is over. */
export const isInEarlierVisit = (): boolean => {
  const visit = visitOfEntry();
  return visit !== null && visit < presentVisit();
};

export const beginVisit = (): void => tabStorage().setItem(storageKeys.visit, String(presentVisit() + 1));
