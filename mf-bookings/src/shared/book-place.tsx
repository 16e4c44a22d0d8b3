import { useRef } from 'react';
import type { ScheduledSession } from 'shared-contracts/api/activities';
import { siteTime } from 'shared-contracts/dates';
import { pence } from 'shared-contracts/money';
import { Button, type ButtonProps, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../texts/en.ts';
import { AddToBasket, acceptedClash } from './add-to-basket.tsx';
import type { AddOptions } from './use-add-requests.ts';
import type { Basket } from './use-basket.ts';
import { useForWhom } from './use-for-whom.ts';
import { useQuickBook } from './use-quick-book.ts';

const words = texts.basket;

interface Props {
  session: Pick<ScheduledSession, 'id' | 'name' | 'startDate' | 'bookable' | 'offer' | 'clash'>;
  basket: Basket;
  size?: ButtonProps['size'];
  options?: AddOptions;
  /** There is room for the basket as the second way beside booking at once; else the question leads there. */
  hasBothWays?: boolean;
}

/** The way to a place: what costs nothing is booked at once, all else by way of the basket. */
export function BookPlace({ hasBothWays = false, ...props }: Props) {
  const { session, basket } = props;
  const isInBasket = basket.holds(session.id) || basket.isAdding(session.id);
  if (isInBasket || !session.bookable.canBook || pence(session.offer.price) > 0) {
    return <AddToBasket {...props} />;
  }
  return (
    <>
      <BookNow {...props} />
      {hasBothWays && <AddToBasket {...props} variant="text" />}
    </>
  );
}

function BookNow({ session, basket, size = 'small', options }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const { id } = useForWhom();
  const { isAsking, ask } = useQuickBook(button);
  const forThem = id === null ? {} : { purchasedForUserId: id };
  const label = basket.forName === null ? words.book : words.bookFor(basket.forName);
  return (
    <Button
      ref={button}
      size={size}
      loading={isAsking}
      loadingText={words.asking}
      onClick={() =>
        ask({ id: session.id, type: 'activity', ...options, ...forThem, ...acceptedClash(session) })
      }
    >
      {session.clash ? words.bookAnyway : label}{' '}
      <VisuallyHidden>{words.addWhat(session.name, siteTime(session.startDate))}</VisuallyHidden>
    </Button>
  );
}
