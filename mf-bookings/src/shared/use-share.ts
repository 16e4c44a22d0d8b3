import { useToast } from 'shared-platform';
import { texts as words } from '../texts/class-page.ts';

/** A link for another person. */
interface Shared {
  title: string;
  url: string;
}

/** Opens the device's sheet for sharing; without one the link is copied. */
export function useShare(): (what: Shared) => Promise<void> {
  const toast = useToast();
  return async (what) => {
    try {
      if (navigator.share && navigator.canShare?.(what)) {
        await navigator.share(what);
        return;
      }
      await navigator.clipboard.writeText(what.url);
      toast({ content: words.copied, type: 'success' });
    } catch (error) {
      // Closing the sheet without sharing is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ content: words.shareFailed, type: 'danger' });
    }
  };
}
