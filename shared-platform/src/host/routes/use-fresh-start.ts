import { useEffect, useRef, useSyncExternalStore } from 'react';
import { paths } from 'shared-contracts/links';
import { storageKeys } from 'shared-contracts/storage';
import { useLinks } from '../../hooks/platform-hooks.ts';
import { usePlatform } from '../../platform-context.ts';
import { useLocation, useNavigate } from '../../router.ts';
import { tabStorage } from '../../storage/browser-storage.ts';

/** How far along the tab's history the page is, as the router counts; `null` where it has none. */
const position = (): number | null => {
  const index: unknown = window.history.state?.idx;
  return typeof index === 'number' ? index : null;
};

const visitStart = (): number => Number(tabStorage().getItem(storageKeys.visitStart) ?? 0);

/**
 * Leads to the host's start when somebody has left, and keeps Back from the addresses of their visit: what they searched
 * for and opened can be read from them. Back ends where the visit began. Answers whether the present address belongs to this visit.
 */
export function useFreshStart(): boolean {
  const { person, kiosk } = usePlatform();
  const { needsFreshStart } = person;
  const isEnding = kiosk.isEnding.get();
  const isDue = useSyncExternalStore(needsFreshStart.subscribe, needsFreshStart.get) && !isEnding;
  const links = useLinks();
  const navigate = useNavigate();
  const { key } = useLocation();
  const leftFrom = useRef<string | null>(null);
  const here = position();
  const isEarlier = here !== null && here < visitStart();

  useEffect(() => {
    if (!isDue || leftFrom.current !== null) return;
    leftFrom.current = key;
    // A new entry, not one in place of another: what lay ahead in the history was theirs too.
    void navigate(links.to(paths.home));
    tabStorage().setItem(storageKeys.visitStart, String(position() ?? 0));
  }, [isDue, key, navigate, links]);

  useEffect(() => {
    // Only once the router has arrived: until then a guard would lead back to the address that was left.
    if (!isDue || leftFrom.current === null || leftFrom.current === key) return;
    leftFrom.current = null;
    needsFreshStart.set(false);
  }, [isDue, key, needsFreshStart]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever earlier entry Back has reached
  useEffect(() => {
    if (isEarlier) void navigate(visitStart() - here);
  }, [isEarlier, key, navigate]);

  return !isDue && !isEarlier && !isEnding;
}
