import { useEffect, useSyncExternalStore } from 'react';
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
  const isDue = useSyncExternalStore(needsFreshStart.subscribe, needsFreshStart.get) && !kiosk.isEnding.get();
  const links = useLinks();
  const navigate = useNavigate();
  const { key } = useLocation();
  const here = position();
  const isEarlier = here !== null && here < visitStart();

  useEffect(() => {
    if (!isDue) return;
    needsFreshStart.set(false);
    // A new entry, not one in place of another: what lay ahead in the history was theirs too.
    void navigate(links.to(paths.home));
    tabStorage().setItem(storageKeys.visitStart, String(position() ?? 0));
  }, [isDue, needsFreshStart, navigate, links]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever earlier entry Back has reached
  useEffect(() => {
    if (isEarlier) void navigate(visitStart() - here);
  }, [isEarlier, key, navigate]);

  return !isDue && !isEarlier;
}
