import { type PastBooking, pastBookings } from 'shared-contracts/api/bookings';
import { paths } from 'shared-contracts/links';
import { useApiQuery, useLinks, useMoneySymbol } from 'shared-platform';
import { Chip, Text } from 'shared-ui/core';
import { Fact } from '../../shared/fact.tsx';
import { joinStays } from '../../shared/stays.ts';
import { texts } from '../../texts/en.ts';
import { BookedCard } from './booked-card.tsx';
import { BookedCards } from './booked-cards.tsx';
import { BookingAction } from './booking-action.tsx';
import { joinRefunds } from './join-refunds.ts';

const words = texts.bookings;

/** A stay of which a part was cancelled, or another time, is two. */
const joinPast = (bookings: readonly PastBooking[]) =>
  joinStays(bookings, ({ status, cancelled }) => [status, cancelled]);

/** Past and cancelled bookings, latest first, each with a link to book another one. */
export function PastBookings({ userId }: { userId: string }) {
  const query = useApiQuery(pastBookings, {});
  const symbol = useMoneySymbol();
  return (
    <BookedCards
      query={query}
      join={joinPast}
      empty={{ picture: 'day', title: words.noneBeforeTitle, text: words.noneBeforeText }}
    >
      {(booking) => (
        <BookedCard
          key={booking.item.id}
          booking={booking}
          userId={userId}
          state={booking.status === 'cancelled' && <Chip tone="warning">{words.cancelled}</Chip>}
          actions={<PastActions booking={booking} />}
        >
          {booking.cancelled?.by === 'venue' && <Text>{words.byVenue(booking.cancelled.reason ?? '')}</Text>}
          {joinRefunds(booking.parts, symbol).map(
            ({ destination, description, formattedAmount, isOnItsWay }) => (
              <Fact key={description} icon={destination === 'card' ? 'card' : 'user'}>
                <Text>{words[isOnItsWay ? 'refundOnItsWay' : 'refunded'](formattedAmount, description)}</Text>
              </Fact>
            ),
          )}
        </BookedCard>
      )}
    </BookedCards>
  );
}

function PastActions({ booking }: { booking: PastBooking }) {
  const links = useLinks();
  const { item, completeOrderId, activity, nextSession } = booking;
  const again = nextSession
    ? paths.session(item.venue.slug, nextSession)
    : paths.venueActivity(item.venue.slug, activity.slug);
  return (
    <>
      <BookingAction booking={booking} href={links.cross('bookings', again)}>
        {words.bookAgain}
      </BookingAction>
      {booking.bookedBy === null && (
        <BookingAction
          booking={booking}
          href={links.cross('bookings', paths.orderConfirmed(completeOrderId))}
        >
          {words.receipt}
        </BookingAction>
      )}
    </>
  );
}
