import { useState } from 'react';
import { type EventPayload, events } from 'shared-contracts/events';
import { safeParse } from 'shared-contracts/schema';
import { lazyPart, useBus, useDraft } from 'shared-platform';
import { useRequests } from '../../basket/use-requests.ts';

type QuickBookRequest = EventPayload<'basket:quick-book-requested'>;
type Outcome = EventPayload<'basket:quick-book-settled'>['outcome'];

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
  const [asked, setAsked] = useState<QuickBookRequest | null>(null);

  const settle = ({ requestId }: QuickBookRequest, outcome: Outcome) =>
    bus.emit('basket:quick-book-settled', { requestId, outcome });

  useRequests('basket:quick-book-requested', setAsked, (request) => settle(request, 'cancelled'));
  useDraft('quick-book', asked, (stored) => {
    const request = safeParse(events['basket:quick-book-requested'], stored);
    if (request.success) bus.emit('basket:quick-book-requested', request.data);
  });

  if (!asked) return null;
  return (
    <QuickBookDialog
      key={asked.requestId}
      request={asked}
      onSettled={(outcome) => settle(asked, outcome)}
      onClosed={() => setAsked(null)}
    />
  );
}
