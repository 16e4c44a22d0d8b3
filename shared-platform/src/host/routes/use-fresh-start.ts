import { useEffect, useRef } from 'react';
import { paths } from 'shared-contracts/links';
import { useLinks } from '../../hooks/platform-hooks.ts';
import { beginVisit, isInEarlierVisit, markEntry } from '../../person/visit-in-history.ts';
import { usePlatform } from '../../platform-context.ts';
import { useLocation, useNavigate } from '../../router.ts';
import { useWatchable } from '../../watchable.ts';

/** Time for which going on in the history may take before the start is opened instead, in milliseconds. */
const WAY_AHEAD = 1_000;

/**
 * Leads to the host's start when someone has left, and keeps Back from the addresses of their visit: what they searched
 * for and opened can be read from them. Back ends where the visit began. Returns whether the present address belongs to this visit.
 */
export function useFreshStart(): boolean {
  const { person, kiosk } = usePlatform();
  const { needsFreshStart } = person;
  // The next person's document is on its way, and nothing here may open another page meanwhile.
  const isEnding = useWatchable(kiosk.isEnding);
  const isDue = useWatchable(needsFreshStart) && !isEnding;
  const links = useLinks();
  const navigate = useNavigate();
  const { key } = useLocation();
  const leftFrom = useRef<string | null>(null);
  const isEarlier = isInEarlierVisit();

  useEffect(() => {
    if (!isDue || leftFrom.current !== null) return;
    leftFrom.current = key;
    // A new entry, not one in place of another: what lay ahead in the history was theirs too.
    void navigate(links.to(paths.home));
    beginVisit();
  }, [isDue, key, navigate, links]);

  useEffect(() => {
    // Only once the router has arrived: until then a guard would lead back to the address that was left.
    if (!isDue || leftFrom.current === null || leftFrom.current === key) return;
    leftFrom.current = null;
    needsFreshStart.set(false);
  }, [isDue, key, needsFreshStart]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every entry that the router reaches
  useEffect(() => markEntry(), [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever earlier entry Back has reached
  useEffect(() => {
    if (!isEarlier || isEnding) return;
    void navigate(1);
    const timer = setTimeout(() => void navigate(links.to(paths.home)), WAY_AHEAD);
    return () => clearTimeout(timer);
  }, [isEarlier, isEnding, key, navigate, links]);

  return !isDue && !isEarlier && !isEnding;
}
