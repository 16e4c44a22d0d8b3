import type { ReactNode } from 'react';
import type { Booking } from 'shared-contracts/api/account';
import type { Spot } from 'shared-contracts/artwork';
import { paths } from 'shared-contracts/links';
import { type ApiQuery, useLinks } from 'shared-platform';
import { Button, EmptyState, Heading, Stack, styled } from 'shared-ui/core';
import { Illustration } from '../../shared/illustration.tsx';
import { ListStates } from '../../shared/list-states.tsx';
import type { Stay } from '../../shared/stays.ts';
import { texts } from '../../texts/en.ts';

const words = texts.bookings;

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  padding: '16px clamp(16px, 3vw, 24px)',
});

interface Props<One extends Booking> {
  query: ApiQuery<One[]>;
  /** Joins what is one to the person. */
  join(bookings: readonly One[]): Stay<One>[];
  /** Shown when there are none, with a link to book. */
  empty: { picture: Spot; title: string; text: string; isCalm?: boolean; isBrief?: boolean };
  /** Draws one, with its key. */
  children(booking: Stay<One>): ReactNode;
}

/** Bookings in full, one below the other, in each of their states. */
export function BookedCards<One extends Booking>({ query, join, empty, children }: Props<One>) {
  const links = useLinks();
  const book = (
    <Button variant={empty.isCalm ? 'quiet' : 'primary'} href={links.cross('bookings', paths.home)}>
      {words.book}
    </Button>
  );
  return (
    <ListStates
      query={query}
      words={{ loading: words.loading, failed: words.errorTitle }}
      shape="booking"
      empty={
        empty.isBrief ? (
          <Line>
            <Heading level={2} size={4}>
              {empty.title}
            </Heading>
            {book}
          </Line>
        ) : (
          <EmptyState picture={<Illustration name={empty.picture} />} title={empty.title} action={book}>
            {empty.text}
          </EmptyState>
        )
      }
    >
      {(bookings) => <Stack spacing={2}>{join(bookings).map((booking) => children(booking))}</Stack>}
    </ListStates>
  );
}
