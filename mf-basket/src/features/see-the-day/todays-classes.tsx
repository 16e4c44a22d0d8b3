import { type ScheduledSession, sessions } from 'shared-contracts/api/activities';
import { venues } from 'shared-contracts/api/venues';
import { siteDay, siteTime } from 'shared-contracts/dates';
import { useApiQuery, useLinks, useVenue } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Box, Card, Heading, Notice, styled, Text, TextLink, VisuallyHidden } from 'shared-ui/core';
import { Select } from 'shared-ui/forms';
import { ClassLine, ClassLines } from '../../shared/class-line.tsx';
import { ClassesSkeleton } from '../../shared/classes-skeleton.tsx';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { wholeChoice } from '../../shared/whole-choice.ts';
import { texts } from '../../texts/desk.ts';

const words = texts.today;

/** Milliseconds after which the free places are requested again. */
const REFRESH_INTERVAL = 60_000;

/** A row is a link as a whole, to who booked its class. */
const Row = styled('li')({
  position: 'relative',
  paddingBlock: 10,
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& + &': { borderTop: '1px solid var(--ui-border)' },
});

interface NotLoadedProps {
  title: string;
  isSearchDown: boolean;
  onRetry(): void;
}

/** A failure of its own has a button; beside a search that failed, the search's button and announcement are for both. */
function NotLoaded({ title, isSearchDown, onRetry }: NotLoadedProps) {
  if (isSearchDown) {
    return (
      <Notice severity="danger" live={false} title={title}>
        {words.failedText}
      </Notice>
    );
  }
  return <LoadFailure isInside title={title} message={words.failedText} onRetry={onRetry} />;
}

interface Props {
  /** True while the last search of customers has failed. */
  isSearchDown: boolean;
}

/** The rest of the day at the venue that staff work at, for people who ask at the desk or by phone. */
export function TodaysClasses({ isSearchDown }: Props) {
  const { slug, select } = useVenue();
  const { data: list, state, reload } = useApiQuery(venues, {});
  const known = list?.some((venue) => venue.slug === slug) ? slug : null;
  return (
    <Card component="section" aria-labelledby="today" sx={{ display: 'grid', gap: 2 }}>
      <Heading level={2} size={3} id="today">
        {words.title}
      </Heading>
      {state === 'error' ? (
        <NotLoaded title={words.venuesFailed} isSearchDown={isSearchDown} onRetry={reload} />
      ) : (
        <>
          <Select
            label={words.venue}
            placeholder={words.chooseVenue}
            options={(list ?? []).map((venue) => ({ value: venue.slug, label: venue.name }))}
            value={known ?? ''}
            onChange={({ target }) => select(target.value || null)}
            sx={wholeChoice}
          />
          {known === null ? (
            <Text>{words.chooseFirst}</Text>
          ) : (
            <Classes key={known} venue={known} isSearchDown={isSearchDown} />
          )}
        </>
      )}
    </Card>
  );
}

const isToCome = ({ bookable: { reason } }: ScheduledSession) =>
  reason !== 'started' && reason !== 'cancelled';

function Classes({ venue, isSearchDown }: Props & { venue: string }) {
  const links = useLinks();
  const date = siteDay(new Date());
  const options = { staleTime: 0, refetchInterval: REFRESH_INTERVAL };
  const query = useApiQuery(sessions, { params: { venue }, query: { date } }, options);
  if (query.state === 'loading') return <ClassesSkeleton label={words.loading} />;
  if (!query.data) {
    return <NotLoaded title={words.failed} isSearchDown={isSearchDown} onRetry={query.reload} />;
  }
  return (
    <>
      <ClassesToCome list={query.data.filter(isToCome)} {...{ venue, date }} />
      <div>
        <TextLink component={Link} to={links.to('/attendance')}>
          {words.attendance}
        </TextLink>
      </div>
    </>
  );
}

interface ClassesToComeProps {
  list: readonly ScheduledSession[];
  venue: string;
  date: string;
}

function ClassesToCome({ list, venue, date }: ClassesToComeProps) {
  const links = useLinks();
  if (list.length === 0) return <Text>{words.none}</Text>;
  return (
    <ClassLines>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {list.map(({ id, name, startDate, location, remainingAttendeeCapacity }) => (
          <Row key={id}>
            <ClassLine time={siteTime(startDate)} places={texts.free(remainingAttendeeCapacity)}>
              <Text weight="bold">
                <TextLink
                  component={Link}
                  to={links.to(`/attendance?${new URLSearchParams({ venue, date, class: id })}`)}
                >
                  {name}
                  <VisuallyHidden> {words.whoBooked(siteTime(startDate))}</VisuallyHidden>
                </TextLink>
              </Text>
              {location && (
                <Text size="small" tone="muted">
                  {location}
                </Text>
              )}
            </ClassLine>
          </Row>
        ))}
      </Box>
    </ClassLines>
  );
}
