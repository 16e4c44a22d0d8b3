import { useSyncExternalStore } from 'react';

const onPaper = () => window.matchMedia('print');

function subscribe(onChange: () => void): () => void {
  const media = onPaper();
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** True if the page is being printed, known before it is laid out on paper. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => onPaper().matches,
    () => false,
  );
