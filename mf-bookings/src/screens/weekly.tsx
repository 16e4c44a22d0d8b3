import { useState } from 'react';
import type { ScheduledSession } from 'shared-contracts/api/activities';
import { lazyPart } from 'shared-platform';
import { Button, Skeleton } from 'shared-ui/core';
import { texts } from '../texts/en.ts';

const WeeklySeries = lazyPart(
  () => import(/* webpackChunkName: "weekly" */ '../features/book-weekly/weekly-series.tsx'),
  { pending: () => <Skeleton height={160} /> },
);

/** The way to the weeks ahead, which nobody waits for who wants one class only. */
export function Weekly({ session }: { session: ScheduledSession }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button
        variant="text"
        startIcon="calendar"
        sx={{ mx: -1.5 }}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.session.weekly}
      </Button>
      {isOpen && (
        <div style={{ marginTop: 16 }}>
          <WeeklySeries session={session} />
        </div>
      )}
    </div>
  );
}
