import { useEffect, useState } from 'react';
import { useBus } from 'shared-platform';
import { usePlatform } from 'shared-platform/host';
import { useLocation } from 'shared-platform/router';
import { followFocus } from './follow-focus.ts';
import { followHeight } from './follow-height.ts';
import { keepFramePath } from './frame-path.ts';
import { leaveByNewTab } from './leave-by-new-tab.ts';
import { findParentPage } from './parent-page.ts';
import { stepOfPath } from './step-of-path.ts';

/**
 * Lets an embedded page and the page around it work together: height, steps, focus, links that lead out, and a reload of
 * the page around it.
 */
export function EmbedBridge() {
  const bus = useBus();
  const { drafts } = usePlatform();
  const { pathname, search } = useLocation();
  const [around] = useState(() => findParentPage());
  const step = stepOfPath(pathname);

  useEffect(() => leaveByNewTab(document), []);
  useEffect(() => keepFramePath({ pathname, search }), [pathname, search]);
  useEffect(() => {
    const save = () => drafts.save();
    window.addEventListener('pagehide', save);
    return () => window.removeEventListener('pagehide', save);
  }, [drafts]);
  useEffect(() => {
    if (!around) return;
    const stops = [
      followHeight((height) => around.tell({ type: 'height', height })),
      followFocus(around),
      bus.on('joining:section-opened', ({ section }) => around.tell({ type: 'step', step: section })),
      bus.on('checkout:completed', () => around.tell({ type: 'joined' })),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [around, bus]);
  useEffect(() => {
    if (step) around?.tell({ type: 'step', step });
  }, [around, step]);
  return null;
}
