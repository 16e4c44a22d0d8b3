import { useState } from 'react';
import { events } from 'shared-contracts/events';
import { safeParse } from 'shared-contracts/schema';
import { lazyPart, useBus, useDraft } from 'shared-platform';
import { type ServedRequest, useServedRequests } from '../../shared/basket/use-served-requests.ts';

const QuickBookDialog = lazyPart(
  () => import(/* webpackChunkName: "quick-book" */ './quick-book-dialog.tsx'),
  {
    close({ onSettled, onClosed }) {
      // Without its dialog nothing can be confirmed.
      onSettled('cancelled');
      onClosed();
    },
  },
);

/**
 * Asks the person to confirm what other parts want booked at once, and tells the outcome when they have closed it. What
 * they were asked comes back after a login that the server demanded in between.
 */
export function QuickBookHost() {
  const bus = useBus();
  const [asked, setAsked] = useState<ServedRequest<'basket:quick-book'> | null>(null);

  useServedRequests('basket:quick-book', setAsked, { outcome: 'cancelled' });
  useDraft('quick-book', asked?.request ?? null, (stored) => {
    const request = safeParse(events['basket:quick-book-requested'], stored);
    if (request.success) bus.emit('basket:quick-book-requested', request.data);
  });

  if (!asked) return null;
  return (
    <QuickBookDialog
      key={asked.request.requestId}
      request={asked.request}
      onSettled={(outcome) => asked.answer({ outcome })}
      onClosed={() => setAsked(null)}
    />
  );
}
