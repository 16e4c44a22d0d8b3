import { type ReactNode, useRef, useState } from 'react';
import { session } from 'shared-contracts/api/activities';
import { type QuickOffer, quickOffer } from 'shared-contracts/api/quick-book';
import type { EventPayload } from 'shared-contracts/events';
import { pence } from 'shared-contracts/money';
import { useApiQuery, useBus } from 'shared-platform';
import { Button, Text, VisuallyHidden } from 'shared-ui/core';
import { Dialog } from 'shared-ui/overlays';
import { texts } from '../../texts/quick-book.ts';
import { Agreement } from './agreement.tsx';
import { BookedPlace, BookedTitle } from './booked-place.tsx';
import { CannotBook, cannotBookTitle, isFullClass, WaysOn } from './cannot-book.tsx';
import { ConfirmPlace } from './confirm-place.tsx';
import { PlaceFacts } from './offer-facts.tsx';
import { OfferSkeleton } from './offer-skeleton.tsx';
import { ReadTerms } from './read-terms.tsx';
import { useKnownClass } from './use-known-class.ts';
import { useQuickBooking } from './use-quick-booking.ts';

interface Props {
  request: EventPayload<'basket:quick-book-requested'>;
  onSettled(outcome: EventPayload<'basket:quick-book-settled'>['outcome']): void;
  /** The closing movement is over. */
  onClosed(): void;
}

interface View {
  title: ReactNode;
  body: ReactNode;
  actions?: ReactNode;
}

const loadingView: View = {
  title: texts.title,
  body: (
    <>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <OfferSkeleton />
    </>
  ),
};

const bookedTitle = ({ forName }: QuickOffer): string =>
  forName ? texts.bookedForTitle(forName) : texts.bookedTitle;

/** A quick booking to confirm with one press, then its confirmation. */
export default function QuickBookDialog({ request, onSettled, onClosed }: Props) {
  const { item } = request;
  const bus = useBus();
  const [isOpen, setOpen] = useState(true);
  const [reading, setReading] = useState<{ id: string; isOver: boolean } | null>(null);
  const isReading = reading !== null && !reading.isOver;
  const endReading = () => setReading(reading && { ...reading, isOver: true });
  const isForBasket = useRef(false);
  const forWhom = item.purchasedForUserId ? { purchased_for_user_id: item.purchasedForUserId } : {};
  const query = useApiQuery(
    quickOffer,
    { params: { session: item.id }, query: forWhom },
    // An offer that was open a minute ago may have ended.
    { staleTime: 0 },
  );
  const { book, isBooking, orderId, refusal } = useQuickBooking(request);
  const offer = query.data;
  const known = useKnownClass(item.id);
  // The offer knows nothing of a waiting list; the class does, once it is full.
  const full = useApiQuery(
    session,
    { params: { session: item.id }, query: forWhom },
    { enabled: offer !== undefined && isFullClass(offer), staleTime: 0 },
  );
  const canWait = full.data?.session.waitingList?.canJoin ?? false;

  function close(): void {
    // A booking under way is answered first.
    if (isBooking || !isOpen) return;
    setOpen(false);
    onSettled(orderId !== null ? 'booked' : refusal ? 'failed' : 'cancelled');
  }

  function addInstead(): void {
    isForBasket.current = true;
    close();
  }

  function closed(): void {
    onClosed();
    // Not before the focus is back: this replaces the button that it returns to.
    if (!isForBasket.current) return;
    bus.emit('basket:add-requested', {
      requestId: crypto.randomUUID(),
      items: [offer?.clash ? { ...item, acceptsClash: true } : item],
    });
  }

  async function confirm(): Promise<void> {
    // A refusal has a reason, which the offer tells by now.
    if (offer && !(await book(offer))) query.reload();
  }

  const addButton = (
    <Button variant="text" disabled={isBooking} onClick={addInstead}>
      {texts.addInstead}
    </Button>
  );

  function view(): View {
    if (!offer) {
      if (query.state !== 'error') return loadingView;
      return {
        title: known ? texts.loadFailedOf(known.name) : texts.loadFailed,
        body: (
          <>
            {known && <PlaceFacts offer={{ ...known, forName: null }} place={undefined} />}
            <Text role="alert" sx={{ mt: known ? 1.5 : 0 }}>
              {query.error?.message}
            </Text>
          </>
        ),
        actions: (
          <>
            {addButton}
            <Button onClick={query.reload}>{texts.tryAgain}</Button>
          </>
        ),
      };
    }
    if (orderId !== null) {
      return {
        title: <BookedTitle>{bookedTitle(offer)}</BookedTitle>,
        body: <BookedPlace offer={offer} orderId={orderId} onLeave={close} />,
        actions: <Button onClick={close}>{texts.done}</Button>,
      };
    }
    const read = isReading && offer.terms.find(({ id }) => id === reading.id);
    if (read) {
      return {
        title: read.title,
        body: <ReadTerms html={read.html} />,
        actions: (
          <Button variant="quiet" onClick={endReading}>
            {texts.back}
          </Button>
        ),
      };
    }
    const isFree = pence(offer.offer.price) === 0;
    const { canBook } = offer.bookable;
    if (isFullClass(offer) && full.state === 'loading') return loadingView;
    if (!isBooking && !refusal?.isUnknown && !(isFree && canBook && !offer.needsWaiver)) {
      return {
        title: cannotBookTitle(offer),
        body: <CannotBook offer={offer} item={item} canWait={canWait} />,
        actions: canBook ? (
          <>
            <Button variant="text" onClick={close}>
              {texts.chooseElse}
            </Button>
            <Button onClick={addInstead}>{texts.addToBasket}</Button>
          </>
        ) : (
          <WaysOn offer={offer} canWait={canWait} onLeave={close} />
        ),
      };
    }
    const label = offer.terms.length > 0 ? texts.agreeAndBook : texts.confirm;
    const answers = (
      <>
        {!refusal?.isUnknown && addButton}
        <Button loading={isBooking} loadingText={texts.booking} onClick={() => void confirm()}>
          {refusal?.isUnknown ? texts.tryAgain : label}
        </Button>
      </>
    );
    return {
      title: texts.title,
      body: <ConfirmPlace offer={offer} item={item} refusal={isBooking ? null : refusal} />,
      actions:
        offer.terms.length > 0 ? (
          <Agreement
            terms={offer.terms}
            back={reading?.isOver ? reading.id : null}
            onRead={(id) => setReading({ id, isOver: false })}
          >
            {answers}
          </Agreement>
        ) : (
          answers
        ),
    };
  }

  const { title, body, actions } = view();
  return (
    <Dialog
      open={isOpen}
      onClose={isReading ? endReading : close}
      onClosed={closed}
      maxWidth={480}
      fullScreenOnPhone={false}
      fillsHeight={isReading}
      title={title}
      actions={actions}
    >
      {/* The title changes where the focus is not. */}
      <VisuallyHidden role="status">{orderId !== null && offer && bookedTitle(offer)}</VisuallyHidden>
      {body}
    </Dialog>
  );
}
