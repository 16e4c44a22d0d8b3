import { storageKeys } from 'shared-contracts/storage';
import type { SharedCookies } from './shared-cookies.ts';

/**
 * Stands in for cookies in a frame of another site, which has none. What they hold outlasts a reload of the page around
 * the frame where the browser lets a frame store anything, and ends with the tab at the latest.
 */
export const createFrameCookies = (tab: Storage): SharedCookies => ({
  read: (name) => tab.getItem(storageKeys.frameCookie(name)),
  write: (name, value) => tab.setItem(storageKeys.frameCookie(name), value),
  remove: (name) => tab.removeItem(storageKeys.frameCookie(name)),
});
