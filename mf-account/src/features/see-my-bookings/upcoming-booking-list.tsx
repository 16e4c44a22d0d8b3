import type { ReactNode } from 'react';
import { upcomingBookings } from 'shared-contracts/api/account';
import { orderCalendar } from 'shared-contracts/api/orders';
import { endpointUrl } from 'shared-contracts/endpoint-address';
import { paths } from 'shared-contracts/links';
import { useApiQuery, useDeployment, useLinks } from 'shared-platform';
import { ShortOnPhone } from '../../shared/short-on-phone.tsx';
import { ShownCode } from '../../shared/shown-code.tsx';
import { joinStays, type Stay } from '../../shared/stays.ts';
import { texts } from '../../texts/en.ts';
import { BookedCard } from './booked-card.tsx';
import { BookedCards } from './booked-cards.tsx';
import { BookingAction } from './booking-action.tsx';

const words = texts.bookings;

interface Props {
  userId: string;
  /** Something else on the page is more pressing than to book. */
  isCalm: boolean;
  /** Waiting lists are on the page, so that one line says that there are no bookings. */
  isBrief: boolean;
  /** Further actions on a booking. */
  renderAction(booking: Stay): ReactNode;
}

/** Every booking that is still to come, next first. */
export function UpcomingBookingList({ userId, isCalm, isBrief, renderAction }: Props) {
  const links = useLinks();
  const deployment = useDeployment();
  const query = useApiQuery(upcomingBookings, {});
  const calendarOf = (orderId: string) => endpointUrl(deployment, orderCalendar, { params: { orderId } });
  return (
    <BookedCards
      query={query}
      join={joinStays}
      empty={{ picture: 'ticket', title: words.emptyTitle, text: words.emptyText, isCalm, isBrief }}
    >
      {(booking) => (
        <BookedCard
          key={booking.item.id}
          booking={booking}
          userId={userId}
          code={
            <ShownCode isAmongIcons label={words.entryCode}>
              {booking.item.accessCode}
            </ShownCode>
          }
          actions={
            booking.bookedBy === null && (
              <>
                <BookingAction
                  booking={booking}
                  href={links.cross('bookings', paths.orderConfirmed(booking.completeOrderId))}
                >
                  <ShortOnPhone text={words.confirmation} main={words.confirmationShort} />
                </BookingAction>
                <BookingAction booking={booking} href={calendarOf(booking.completeOrderId)}>
                  {words.calendar}
                </BookingAction>
                {renderAction(booking)}
              </>
            )
          }
        />
      )}
    </BookedCards>
  );
}
