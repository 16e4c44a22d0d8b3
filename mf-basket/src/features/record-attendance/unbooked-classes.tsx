import { useCallback, useId, useRef, useState } from 'react';
import { type DeskClass, deskClasses } from 'shared-contracts/api/attendance';
import { siteTime } from 'shared-contracts/dates';
import { useApiQuery } from 'shared-platform';
import { Box, Button, Card, EmptyState, Heading, styled, Text } from 'shared-ui/core';
import { ClassLine, ClassLines } from '../../shared/class-line.tsx';
import { ClassesSkeleton } from '../../shared/classes-skeleton.tsx';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { texts } from '../../texts/attendance.ts';
import { CancelClass } from './cancel-class.tsx';
import { REFRESH_INTERVAL } from './refresh-interval.ts';

const words = texts.unbooked;

interface Props {
  venue: string;
  date: string;
}

interface UnbookedClassesProps extends Props {
  /** True if no class of the day is booked, which is said above the button then. */
  isAlone: boolean;
}

/** Classes to come that no one has booked, which are asked for once staff want to cancel one. */
export function UnbookedClasses({ isAlone, ...props }: UnbookedClassesProps) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const button = (
    <Button
      variant={isAlone ? 'quiet' : 'text'}
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      onClick={() => setOpen(!isOpen)}
    >
      {isOpen ? words.hide : words.show}
    </Button>
  );
  return (
    <Box sx={isAlone ? undefined : { mt: 3 }}>
      {isAlone ? (
        <Card padding="none">
          <EmptyState icon="calendar" level={2} title={texts.emptyTitle} action={button}>
            {texts.emptyText}
          </EmptyState>
        </Card>
      ) : (
        button
      )}
      {isOpen && (
        <Box id={listId} sx={{ mt: 2 }}>
          <Unbooked {...props} />
        </Box>
      )}
    </Box>
  );
}

function Unbooked({ venue, date }: Props) {
  const titleId = useId();
  const list = useRef<HTMLDivElement>(null);
  const focusList = useCallback(() => list.current?.focus(), []);
  const query = useApiQuery(
    deskClasses,
    { params: { venue }, query: { date, booked: 'by-nobody' } },
    { staleTime: 0, refetchInterval: REFRESH_INTERVAL },
  );
  if (query.state === 'loading') return <ClassesSkeleton label={words.loading} />;
  if (!query.data) {
    return <LoadFailure title={words.failed} message={query.error?.message} onRetry={query.reload} />;
  }
  // An API that does not know the question answers the booked ones.
  const unbooked = query.data.filter(({ booked }) => booked === 0);
  return (
    <Box ref={list} tabIndex={-1} role="region" aria-labelledby={titleId}>
      <Heading level={2} size={3} id={titleId} sx={{ mb: 2 }}>
        {words.title}
      </Heading>
      {unbooked.length === 0 ? (
        <Text>{words.empty}</Text>
      ) : (
        <Card>
          {unbooked.map((item) => (
            <UnbookedClass key={item.id} item={item} onCancelled={focusList} />
          ))}
        </Card>
      )}
    </Box>
  );
}

const Row = styled('article')({
  '& + &': { marginTop: 16, paddingTop: 16, borderTop: '1px solid var(--ui-border)' },
});

function UnbookedClass({ item, onCancelled }: { item: DeskClass; onCancelled(): void }) {
  const titleId = useId();
  return (
    <Row aria-labelledby={titleId}>
      <ClassLines>
        <ClassLine
          time={siteTime(item.startDate)}
          places={null}
          action={<CancelClass item={item} onCancelled={onCancelled} />}
        >
          <Heading level={3} size={3} id={titleId}>
            {item.name}
          </Heading>
          {item.location && <Text tone="muted">{item.location}</Text>}
        </ClassLine>
      </ClassLines>
    </Row>
  );
}
