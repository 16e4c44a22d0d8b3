import { storageKeys } from 'shared-contracts/storage';
import { tabStorage } from 'shared-platform';

/** As for every draft of a form, it is removed as soon as the person in this tab changes. */
export const KEY = storageKeys.draft('new-account-over-reload');

export const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

/** Removes what no reload came to fetch, as when the tab was on another site meanwhile. */
export function forgetOthersAnswers(): void {
  if (!isReload()) tabStorage().removeItem(KEY);
}
