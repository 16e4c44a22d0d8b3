import { type ReactNode, useId } from 'react';
import type { Booking } from 'shared-contracts/api/account';
import { Box, Card, Heading, Stack, Text } from 'shared-ui/core';
import { CardActions } from '../../shared/card-actions.tsx';
import { Fact, TimeFact } from '../../shared/fact.tsx';
import { BesideCode } from '../../shared/shown-code.tsx';
import { BookingPlace } from './booking-place.tsx';
import { otherPerson } from './other-person.ts';

interface Props {
  booking: Booking;
  userId: string;
  /** Beside the name: what happened to it. */
  state?: ReactNode;
  /** Beside the facts, or below them. */
  code?: ReactNode;
  /** Further lines. */
  children?: ReactNode;
  actions: ReactNode;
}

/** One booking with what can be done about it. */
export function BookedCard({ booking, userId, state, code, children, actions }: Props) {
  const titleId = useId();
  const { item } = booking;
  const other = otherPerson(booking, userId);
  return (
    <Card component="article" aria-labelledby={titleId}>
      <BesideCode>
        <Stack spacing={1.5}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <Heading level={2} size={3} id={titleId}>
              {item.name}
            </Heading>
            {state}
          </Box>
          <TimeFact item={item} />
          <BookingPlace item={item} />
          {other && (
            <Fact icon="user">
              <Text>{other}</Text>
            </Fact>
          )}
          {children}
        </Stack>
        {code}
      </BesideCode>
      <CardActions sx={{ marginBlockStart: 1.5 }}>{actions}</CardActions>
    </Card>
  );
}
