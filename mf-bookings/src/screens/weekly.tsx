import { useState } from 'react';
import type { ScheduledSession } from 'shared-contracts/api/activities';
import { lazyPart } from 'shared-platform';
import { Button, styled } from 'shared-ui/core';
import { WeeksSkeleton } from '../features/book-weekly/weeks-skeleton.tsx';
import { texts } from '../texts/session.ts';

const WeeklySeries = lazyPart(
  () => import(/* webpackChunkName: "weekly" */ '../features/book-weekly/weekly-series.tsx'),
  { pending: () => <WeeksSkeleton /> },
);

const Series = styled('div')({ width: '100%', marginTop: '8px' });

interface Props {
  session: ScheduledSession;
  /** Weeks that can be booked are shown, with their button, or are no longer. */
  onOffer(isOffered: boolean): void;
}

/** The button that shows the coming weeks, which load only when it is pressed. */
export function Weekly({ session, onOffer }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="text"
        size="small"
        startIcon={isOpen ? 'chevron-up' : 'chevron-down'}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.weekly}
      </Button>
      {isOpen && (
        <Series>
          <WeeklySeries session={session} onOffer={onOffer} />
        </Series>
      )}
    </>
  );
}
