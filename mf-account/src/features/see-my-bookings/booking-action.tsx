import type { ReactNode } from 'react';
import type { Booking } from 'shared-contracts/api/account';
import { Button, VisuallyHidden } from 'shared-ui/core';
import { bookingTimes } from '../../shared/booking-times.ts';
import { useBookedName } from '../../shared/use-booked-name.ts';
import { texts } from '../../texts/en.ts';

interface Props {
  booking: Booking;
  href: string;
  children: ReactNode;
}

/** A link about one booking of many, so its name says which. */
export function BookingAction({ booking: { item }, href, children }: Props) {
  const name = useBookedName(item);
  const { day } = bookingTimes(item.startDate, item.endDate);
  return (
    <Button variant="text" size="small" href={href}>
      {children}
      <VisuallyHidden> {texts.bookings.confirmationOf(name, day)}</VisuallyHidden>
    </Button>
  );
}
