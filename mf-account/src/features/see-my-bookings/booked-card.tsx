import { type ReactNode, useId } from 'react';
import type { Booking } from 'shared-contracts/api/account';
import { Box, Card, Heading, Stack, Text } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { BookingPlace, BookingWhen, Fact } from './booking-facts.tsx';

interface Props {
  booking: Booking;
  userId: string;
  /** Beside the name: what became of it. */
  state?: ReactNode;
  /** Further lines. */
  children?: ReactNode;
  actions: ReactNode;
}

/** One booking with what can be done about it. */
export function BookedCard({ booking, userId, state, children, actions }: Props) {
  const titleId = useId();
  const { item } = booking;
  return (
    <Card component="article" aria-labelledby={titleId}>
      <Stack spacing={1.5}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Heading level={2} size={3} id={titleId}>
            {item.name}
          </Heading>
          {state}
        </Box>
        <BookingWhen item={item} />
        <BookingPlace item={item} />
        {item.purchasedFor.id !== userId && (
          <Fact icon="user">
            <Text>{texts.bookings.purchasedFor(item.purchasedFor.name)}</Text>
          </Fact>
        )}
        {children}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>
      </Stack>
    </Card>
  );
}
