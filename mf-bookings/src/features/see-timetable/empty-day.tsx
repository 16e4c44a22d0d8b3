import type { Activity } from 'shared-contracts/api/activities';
import type { SessionFilter } from 'shared-contracts/session-search/session-filter';
import { Button, EmptyState, styled } from 'shared-ui/core';
import { Drawing } from '../../shared/pictures/drawing.tsx';
import { countOn } from '../../shared/timetable/session-filter.ts';
import { texts as filterWords } from '../../texts/active-filters.ts';
import { texts } from '../../texts/en.ts';
import { emptyDayText } from './empty-day-text.ts';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12px' });

interface Props {
  /** Classes that were wanted have begun already. */
  isOverForToday: boolean;
  activity: Pick<Activity, 'name'> | null;
  filter: SessionFilter;
  onClear(): void;
  /** `null` on the last day. */
  onNextDay: (() => void) | null;
}

/** A day with nothing to come: what was asked for, and the ways on. */
export default function EmptyDay({ isOverForToday, activity, filter, onClear, onNextDay }: Props) {
  const isFiltered = countOn(filter) > 0;
  const { title, hint } = emptyDayText({ isOverForToday, activity, isFiltered });
  const isNarrowed = activity !== null || isFiltered;
  return (
    <EmptyState
      picture={<Drawing name="day" />}
      title={title}
      level={3}
      action={
        <Actions>
          {isNarrowed && (
            <Button variant="quiet" onClick={onClear}>
              {filterWords.clear}
            </Button>
          )}
          {onNextDay && (
            <Button variant={isNarrowed ? 'text' : 'quiet'} endIcon="arrow-right" onClick={onNextDay}>
              {texts.timetable.nextDay}
            </Button>
          )}
        </Actions>
      }
    >
      {hint}
    </EmptyState>
  );
}
