import { useState } from 'react';
import { type DeskSession, deskSessions } from 'shared-contracts/api/desk-sessions';
import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import { venues } from 'shared-contracts/api/venues';
import { siteDay } from 'shared-contracts/dates';
import { useApiQuery, useVenue } from 'shared-platform';
import { Box, Text } from 'shared-ui/core';
import { Select } from 'shared-ui/forms';
import { ClassLines } from '../../shared/class-line.tsx';
import { ClassesSkeleton } from '../../shared/classes-skeleton.tsx';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { selectableDays } from '../../shared/selectable-days.ts';
import { wholeChoice } from '../../shared/whole-choice.ts';
import { texts } from '../../texts/desk.ts';
import { ClassRow } from './class-row.tsx';

const words = texts.addClass;

interface Props {
  customer: DeskCustomer;
}

/** The classes of a day at the venue that staff work at, as the customer could book them. */
export function FindClass({ customer }: Props) {
  const { slug, select } = useVenue();
  const days = selectableDays(siteDay(new Date()));
  const [chosen, setDay] = useState('');
  const list = useApiQuery(venues, {});
  if (list.state === 'loading') return <ClassesSkeleton label={words.venuesLoading} />;
  if (!list.data) {
    return (
      <LoadFailure isInside title={words.venuesFailed} message={list.error?.message} onRetry={list.reload} />
    );
  }
  // A page that stays open over midnight continues with the new day.
  const day = days.some(({ value }) => value === chosen) ? chosen : (days[0]?.value ?? '');
  const known = list.data.some((venue) => venue.slug === slug) ? slug : null;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '& > *': { minWidth: 0 } }}>
        <Select
          label={words.venue}
          placeholder={words.chooseVenue}
          options={list.data.map((venue) => ({ value: venue.slug, label: venue.name }))}
          value={known ?? ''}
          onChange={({ target }) => select(target.value || null)}
          sx={{ flex: '3 1 20rem', ...wholeChoice }}
        />
        <Select
          label={words.day}
          options={days}
          value={day}
          onChange={({ target }) => setDay(target.value)}
          sx={{ flex: '2 1 7rem' }}
        />
      </Box>
      {known !== null && <Classes key={`${known} ${day}`} venue={known} date={day} customer={customer} />}
    </>
  );
}

/** True if it is worth showing: a started or cancelled session cannot be booked by anyone. */
const isToCome = ({ bookable: { reason } }: DeskSession) => reason !== 'started' && reason !== 'cancelled';

function Classes({ venue, date, customer }: Props & { venue: string; date: string }) {
  const params = { customerId: customer.id, venue };
  const query = useApiQuery(deskSessions, { params, query: { date } }, { staleTime: 0 });
  if (query.state === 'loading') return <ClassesSkeleton label={words.loading} />;
  if (!query.data) {
    return (
      <LoadFailure isInside title={words.failed} message={query.error?.message} onRetry={query.reload} />
    );
  }
  const toCome = query.data.filter(isToCome);
  if (toCome.length === 0) return <Text>{words.none}</Text>;
  return (
    <ClassLines>
      <Box component="ul" aria-label={words.list} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {toCome.map((session) => (
          <ClassRow key={session.id} session={session} customer={customer} />
        ))}
      </Box>
    </ClassLines>
  );
}
