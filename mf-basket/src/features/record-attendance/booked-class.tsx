import { useId, useState } from 'react';
import { attendees, type DeskClass } from 'shared-contracts/api/attendance';
import { siteTime } from 'shared-contracts/dates';
import { useApiQuery } from 'shared-platform';
import { Box, Button, Card, Heading, Skeleton, Text, VisuallyHidden } from 'shared-ui/core';
import { ClassLine, ClassLines } from '../../shared/class-line.tsx';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { texts } from '../../texts/attendance.ts';
import { AttendeeRow } from './attendee-row.tsx';
import { CancelClass } from './cancel-class.tsx';
import { REFRESH_INTERVAL } from './refresh-interval.ts';

interface Props {
  item: DeskClass;
  /** True if a link opens its list. */
  isLinked: boolean;
  /** Called once the class or a booking of it is cancelled. Must be stable between renders. */
  onCancelled(): void;
}

/** A class; who booked it is asked for once its list is opened. */
export function BookedClass({ item, isLinked, onCancelled }: Props) {
  const titleId = useId();
  const listId = useId();
  const [isOpen, setOpen] = useState(isLinked);
  const { name, startDate, location, booked, missing, hasStarted } = item;
  const time = siteTime(startDate);
  return (
    <Card component="article" aria-labelledby={titleId}>
      <ClassLines>
        <ClassLine
          time={time}
          places={<Places booked={booked} missing={missing} />}
          action={
            <>
              <Button
                variant="quiet"
                size="small"
                aria-expanded={isOpen}
                aria-controls={isOpen ? listId : undefined}
                onClick={() => setOpen(!isOpen)}
              >
                {isOpen ? texts.close : texts.open}
                <VisuallyHidden> {texts.about(texts.at(name, time))}</VisuallyHidden>
              </Button>
              {!hasStarted && <CancelClass item={item} onCancelled={onCancelled} />}
            </>
          }
        >
          <Heading level={3} size={3} id={titleId}>
            {name}
          </Heading>
          {location && <Text tone="muted">{location}</Text>}
        </ClassLine>
      </ClassLines>
      {isOpen && (
        <Box id={listId} sx={{ mt: 1.5, pl: { sm: '4.5rem' } }}>
          <Attendees item={item} onCancelled={onCancelled} />
        </Box>
      )}
    </Card>
  );
}

function Places({ booked, missing }: Pick<DeskClass, 'booked' | 'missing'>) {
  if (missing === 0) return texts.booked(booked);
  return (
    <>
      {texts.booked(booked)}, <span style={{ whiteSpace: 'nowrap' }}>{texts.missing(missing)}</span>
    </>
  );
}

function Attendees({ item, onCancelled }: Omit<Props, 'isLinked'>) {
  const { id, name, hasStarted } = item;
  const query = useApiQuery(
    attendees,
    { params: { sessionId: id } },
    { staleTime: 0, refetchInterval: REFRESH_INTERVAL },
  );
  if (query.state === 'loading') {
    return (
      <Box role="status">
        <VisuallyHidden>{texts.peopleLoading}</VisuallyHidden>
        <Skeleton height={56} />
      </Box>
    );
  }
  if (!query.data) {
    return (
      <LoadFailure
        isInside
        title={texts.peopleFailed}
        message={query.error?.message}
        onRetry={query.reload}
      />
    );
  }
  if (query.data.length === 0) return <Text>{texts.allCancelled}</Text>;
  return (
    <>
      {!hasStarted && <Text>{texts.notStarted}</Text>}
      <Box component="ul" aria-label={texts.list(name)} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {query.data.map((attendee) => (
          <AttendeeRow key={attendee.bookingId} item={item} attendee={attendee} onCancelled={onCancelled} />
        ))}
      </Box>
    </>
  );
}
