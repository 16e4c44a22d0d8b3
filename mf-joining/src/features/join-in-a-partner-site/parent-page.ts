import { type EmbedReport, type EmbedView, embedMessage, readEmbedView } from 'shared-contracts/embed';
import { storageKeys } from 'shared-contracts/storage';
import { tabStorage } from 'shared-platform';

/** The page that shows this one in a frame. */
export interface ParentPage {
  tell(report: EmbedReport): void;
  /** Calls back with the part of the frame that can be seen, whenever it changes. Returns how to stop. */
  onView(listener: (view: EmbedView) => void): () => void;
}

const originOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null);

/**
 * The origin of the page around this one. Not every browser names it, and the referrer is this page's own after a
 * reload, so the first one is kept for the tab.
 */
function findOrigin(view: Window, storage: Storage): string | null {
  const named = view.location.ancestorOrigins?.[0];
  if (named) return named;
  const kept = storage.getItem(storageKeys.embeddedIn);
  const referrer = originOf(view.document.referrer);
  const found = referrer && referrer !== view.location.origin ? referrer : kept;
  if (found) storage.setItem(storageKeys.embeddedIn, found);
  return found;
}

/** The way to the page around this one; `null` when it is unknown whose page it is: nothing is sent then. */
export function findParentPage(view: Window = window, storage = tabStorage()): ParentPage | null {
  const origin = findOrigin(view, storage);
  if (!origin) return null;
  return {
    tell: (report) => view.parent.postMessage(embedMessage(report), origin),
    onView(listener) {
      function receive(message: MessageEvent) {
        if (message.origin !== origin || message.source !== view.parent) return;
        const seen = readEmbedView(message.data);
        if (seen) listener(seen);
      }
      view.addEventListener('message', receive);
      return () => view.removeEventListener('message', receive);
    },
  };
}
