import { lazy, Suspense, useState } from 'react';
import { type EventPayload, events } from 'shared-contracts/events';
import { safeParse } from 'shared-contracts/schema';
import { useBus, useDraft, useToast } from 'shared-platform';
import { useRequests } from '../../basket/use-requests.ts';
import { texts } from '../../texts/en.ts';

type QuickBookRequest = EventPayload<'basket:quick-book-requested'>;
type Outcome = EventPayload<'basket:quick-book-settled'>['outcome'];

const loadDialog = () => import(/* webpackChunkName: "quick-book" */ './quick-book-dialog.tsx');
const QuickBookDialog = lazy(loadDialog);

/**
 * Asks the person to confirm what other parts want booked at once, and tells the outcome when they have closed it. What
 * they were asked comes back after a login that the server demanded in between.
 */
export function QuickBookHost() {
  const bus = useBus();
  const toast = useToast();
  const [asked, setAsked] = useState<QuickBookRequest | null>(null);

  const settle = ({ requestId }: QuickBookRequest, outcome: Outcome) =>
    bus.emit('basket:quick-book-settled', { requestId, outcome });

  async function ask(request: QuickBookRequest): Promise<void> {
    try {
      await loadDialog();
      setAsked(request);
    } catch {
      // Without its dialog nothing can be confirmed; the next press fetches it again.
      toast({ content: texts.toasts.failed, type: 'danger' });
      settle(request, 'failed');
    }
  }

  useRequests(
    'basket:quick-book-requested',
    (request) => void ask(request),
    (request) => settle(request, 'cancelled'),
  );
  useDraft('quick-book', asked, (stored) => {
    const request = safeParse(events['basket:quick-book-requested'], stored);
    if (request.success) bus.emit('basket:quick-book-requested', request.data);
  });

  if (!asked) return null;
  return (
    <Suspense>
      <QuickBookDialog
        key={asked.requestId}
        request={asked}
        onSettled={(outcome) => settle(asked, outcome)}
        onClosed={() => setAsked(null)}
      />
    </Suspense>
  );
}
