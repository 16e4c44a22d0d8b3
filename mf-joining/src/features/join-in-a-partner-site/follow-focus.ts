import type { EmbedView } from 'shared-contracts/embed';
import { overlayArea } from './overlay-area.ts';
import type { ParentPage } from './parent-page.ts';

const DIALOG = '[role="dialog"], [role="alertdialog"], [role="presentation"]';

/**
 * The frame is as tall as its page, so it never scrolls by itself: the focused element is scrolled into view by the page
 * around it, and overlays stay in the visible part.
 */
export function followFocus({ tell, onView }: ParentPage): () => void {
  let view: EmbedView | null = null;
  let frameHeight = window.innerHeight;

  function reveal() {
    const { activeElement } = document;
    if (!view || !activeElement || activeElement === document.body) return;
    const { top, bottom } = activeElement.getBoundingClientRect();
    const isSeen = top >= view.top && bottom <= view.top + view.height;
    if (!isSeen) tell({ type: 'reveal', top: Math.max(0, top), bottom: Math.max(0, bottom) });
  }

  function keepInSight(seen: EmbedView) {
    view = seen;
    const { style } = document.documentElement;
    const room = overlayArea(seen, window.innerHeight);
    style.setProperty('--view-top', `${room.top}px`);
    style.setProperty('--view-height', `${room.height}px`);
    // A form that is replaced by a dialog makes the page shorter, and may leave the dialog out of sight.
    if (frameHeight !== window.innerHeight && document.activeElement?.closest(DIALOG)) {
      const bottom = room.top + room.height;
      if (room.height > seen.height) tell({ type: 'reveal', top: room.top, bottom });
    }
    frameHeight = window.innerHeight;
    style.setProperty('--view-bottom', `${Math.max(0, window.innerHeight - seen.top - seen.height)}px`);
  }

  const stopView = onView(keepInSight);
  document.addEventListener('focusin', reveal);
  return () => {
    stopView();
    document.removeEventListener('focusin', reveal);
  };
}
