import { useRef } from 'react';
import type { ScheduledSession } from 'shared-contracts/api/activities';
import { pence } from 'shared-contracts/money';
import { Button, type ButtonProps, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../texts/en.ts';
import { AddToBasket, acceptedClash, buttonSubject } from './add-to-basket.tsx';
import type { AddOptions } from './use-add-requests.ts';
import { useAttendeeChoice } from './use-attendee-choice.ts';
import type { Basket } from './use-basket.ts';
import { useQuickBook } from './use-quick-book.ts';

const words = texts.basket;

interface Props {
  session: Pick<ScheduledSession, 'id' | 'name' | 'startDate' | 'bookable' | 'offer' | 'clash'>;
  basket: Basket;
  size?: ButtonProps['size'];
  /** Quiet unless it is the one main step of its screen. */
  variant?: ButtonProps['variant'];
  options?: AddOptions;
  /** There is room for the basket as the second way beside booking at once; else the question leads there. */
  hasBothWays?: boolean;
  /** In a list of several days, where the same class starts at the same time on each. */
  hasDay?: boolean;
  /** True if it tries again where the last places are in other people’s baskets. */
  retries?: boolean;
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
      {hasBothWays && <AddToBasket {...props} variant="text" isSecond />}
    </>
  );
}

function BookNow({ session, basket, size = 'small', variant = 'quiet', options, hasDay = false }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const { id } = useAttendeeChoice();
  const { isOpening, ask } = useQuickBook(button);
  const forThem = id === null ? {} : { purchasedForUserId: id };
  const label = basket.forName === null ? words.book : words.bookFor(basket.forName);
  return (
    <Button
      ref={button}
      size={size}
      variant={variant}
      loading={isOpening}
      loadingText={words.asking}
      onClick={() =>
        ask({ id: session.id, type: 'activity', ...options, ...forThem, ...acceptedClash(session) })
      }
    >
      {session.clash ? words.bookAnyway : label}{' '}
      <VisuallyHidden>{buttonSubject(session, hasDay)}</VisuallyHidden>
    </Button>
  );
}
