import { useId } from 'react';
import type { WaitingListEntry } from 'shared-contracts/api/waiting-list';
import { paths } from 'shared-contracts/links';
import { useLinks } from 'shared-platform';
import { Button, Card, Heading, Stack, Text, VisuallyHidden } from 'shared-ui/core';
import { bookingTimes } from '../../shared/booking-times.ts';
import { CardActions } from '../../shared/card-actions.tsx';
import { Fact, TimeFact } from '../../shared/fact.tsx';
import { texts as words } from '../../texts/waiting.ts';
import { LeaveList } from './leave-list.tsx';

interface Props {
  entry: WaitingListEntry;
  /** Its button is the main one of the page. */
  isLoud: boolean;
  onLeft(): void;
}

/** One class that the person waits for: their place on its list, the way to it, and off the list. */
export function WaitingCard({ entry: { session, venue }, isLoud, onLeft }: Props) {
  const titleId = useId();
  const links = useLinks();
  const list = session.waitingList;
  const { day } = bookingTimes(session.startDate, session.endDate);
  const offer = list?.offeredUntil ? bookingTimes(list.offeredUntil, list.offeredUntil) : null;
  const isOffered = offer !== null;
  return (
    <Card component="article" aria-labelledby={titleId}>
      <Stack spacing={1.5}>
        <Heading level={3} id={titleId}>
          {session.name}
        </Heading>
        {offer && (
          <Fact icon="clock">
            <Text weight="bold">{words.offered(offer.start, offer.day)}</Text>
          </Fact>
        )}
        <TimeFact item={session} />
        <Fact icon="pin">
          <Text>{[venue.name, session.location].filter(Boolean).join(', ')}</Text>
        </Fact>
        {!offer && (
          <Fact icon="clock">
            <Text>{words.position(list?.position ?? 1)}</Text>
          </Fact>
        )}
        <CardActions>
          <Button
            variant={isOffered ? (isLoud ? 'primary' : 'quiet') : 'text'}
            size="small"
            href={links.cross('bookings', paths.session(venue.slug, session.id))}
          >
            {isOffered ? words.book : words.view}
            <VisuallyHidden> {words[isOffered ? 'placeIn' : 'named'](session.name, day)}</VisuallyHidden>
          </Button>
          <LeaveList
            name={session.name}
            day={day}
            sessionId={session.id}
            isOffered={isOffered}
            onLeft={onLeft}
          />
        </CardActions>
      </Stack>
    </Card>
  );
}
