import { useEffect, useRef, useState } from 'react';
import {
  type Attendee,
  attendees,
  type DeskClass,
  deskClasses,
  takeBackNoShow,
} from 'shared-contracts/api/attendance';
import { recordNoShow } from 'shared-contracts/api/penalties';
import { displayDay, siteDay } from 'shared-contracts/dates';
import { type ApiError, useApi, useApiMutation, useToast } from 'shared-platform';
import { failureMessages } from 'shared-platform/forms';
import { Box, Button, Chip, Notice, styled, Text, VisuallyHidden } from 'shared-ui/core';
import { QuestionButton } from '../../shared/question-button.tsx';
import { texts } from '../../texts/attendance.ts';
import { CancelPlace } from './cancel-place.tsx';

/** Width of the page from which a line has columns. */
const WIDE = '@media (min-width: 900px)';

const Row = styled('li')({
  display: 'grid',
  gap: 8,
  paddingBlock: 14,
  overflowWrap: 'anywhere',
  '& + &': { borderTop: '1px solid var(--ui-border)' },
});

/** On a phone the state is below the name, and the button at the end of the name's line. */
const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: '6px 16px',
  // Name, state, money and button, each below that of the row above; the state begins where the class has its bookings.
  [WIDE]: {
    gridTemplateColumns: 'minmax(0, 1fr) 5rem 6rem 9rem',
    alignItems: 'center',
    columnGap: 20,
    // As high with a button as with words alone.
    minHeight: 'var(--target-size, 44px)',
  },
});

const State = styled('div')({
  gridArea: '2 / 1 / 3 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  [WIDE]: {
    gridArea: '1 / 2 / 2 / 4',
    display: 'grid',
    gridTemplateColumns: '5rem 6rem',
    columnGap: 20,
  },
});

/** The targets of its buttons reach into the room around the line, so that every row is as high as its words. */
const Actions = styled('div')({
  gridArea: '1 / 2',
  // The baseline of a button with an icon is that of the icon.
  alignSelf: 'start',
  display: 'grid',
  justifyItems: 'end',
  marginBlock: -10,
  '&:empty': { display: 'none' },
  [WIDE]: { gridArea: '1 / 4', alignSelf: 'center', justifySelf: 'end', marginBlock: 0 },
});

interface Props {
  item: DeskClass;
  attendee: Attendee;
  /** Called once the booking is cancelled. Must be stable between renders. */
  onCancelled(): void;
}

/** A person who booked, and the ways to cancel it for them before the class, or to note that they did not come. */
export function AttendeeRow({ item, attendee, onCancelled }: Props) {
  const { hasStarted } = item;
  const { bookingId, name, bookedBy, cost, noted, override } = attendee;
  const api = useApi();
  const toast = useToast();
  const recording = useApiMutation(recordNoShow);
  const takingBack = useApiMutation(takeBackNoShow);
  const [error, setError] = useState<ApiError | null>(null);
  const row = useRef<HTMLLIElement>(null);
  const hasActed = useRef(false);
  const isNoted = noted !== null;
  // Another button replaces the one that was pressed, so that the focus would be lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is noted is what moves the focus.
  useEffect(() => {
    if (hasActed.current) row.current?.focus();
    hasActed.current = false;
  }, [isNoted]);

  async function act(request: typeof recording | typeof takingBack, done: string): Promise<void> {
    setError(null);
    const result = await request.run({ params: { bookingId } });
    if (!result.ok) setError(result.error);
    hasActed.current = result.ok;
    if (result.ok) toast({ content: done, type: 'success' });
    if (!result.ok && result.error.kind !== 'conflict') return;
    for (const changed of [attendees, deskClasses]) api.invalidate(changed);
  }

  return (
    <Row ref={row} tabIndex={-1}>
      <Line>
        <Box>
          <Text weight="bold">{name}</Text>
          {bookedBy && (
            <Text size="small" tone="muted">
              {texts.bookedBy(bookedBy)}
            </Text>
          )}
          {!noted && !cost && hasStarted && (
            <Text size="small" tone="muted">
              {texts.costsNothing}
            </Text>
          )}
          {override && (
            <Text size="small" tone="muted">
              {texts.override(override.by, displayDay(siteDay(new Date(override.at))), override.note)}
            </Text>
          )}
        </Box>
        {noted && (
          <State>
            <div>
              <Chip tone="warning">{texts.missed}</Chip>
            </div>
            <Text>{noted.isPaid ? texts.paid(noted.owed.formatted) : texts.owed(noted.owed.formatted)}</Text>
          </State>
        )}
        <Actions>
          {!hasStarted && <CancelPlace item={item} attendee={attendee} onCancelled={onCancelled} />}
          {noted && !noted.isPaid && (
            <Button
              variant="text"
              size="small"
              loading={takingBack.requesting}
              onClick={() => void act(takingBack, texts.takenBack(name))}
            >
              {texts.takeBack}
              <VisuallyHidden> {texts.about(name)}</VisuallyHidden>
            </Button>
          )}
          {!noted && cost && hasStarted && (
            <QuestionButton
              label={
                <>
                  {texts.mark}
                  <VisuallyHidden> {texts.about(name)}</VisuallyHidden>
                </>
              }
              title={texts.question(name)}
              text={texts.cost(cost.formatted, bookedBy ?? name)}
              confirmText={texts.note}
              cancelText={texts.keep}
              isRunning={recording.requesting}
              onConfirm={() => act(recording, texts.noted(name))}
            />
          )}
        </Actions>
      </Line>
      {error && <Notice severity="danger">{failureMessages(error).join(' ')}</Notice>}
    </Row>
  );
}
