import type { Activity } from 'shared-contracts/api/activities';
import type { SessionFilter } from 'shared-contracts/session-search/session-filter';
import { useMoneySymbol } from 'shared-platform';
import { Button, EmptyState, styled } from 'shared-ui/core';
import { Illustration } from '../../shared/pictures/illustration.tsx';
import type { FilteredSession } from '../../shared/timetable/session-filter.ts';
import { texts } from '../../texts/en.ts';
import { emptyDayText } from './empty-day-text.ts';
import { filterMarks } from './filters/filter-marks.ts';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12px' });

interface Props {
  /** Classes that were wanted have begun already. */
  isOverForToday: boolean;
  activity: Pick<Activity, 'name'> | null;
  filter: SessionFilter;
  /** Those of the day, which name what the filter asks for. */
  sessions: readonly FilteredSession[];
  onClear(): void;
  /** `null` on the last day. */
  onNextDay: (() => void) | null;
}

/** A day with nothing to come: what was asked for, and the ways on. */
export default function EmptyDay({ isOverForToday, activity, filter, sessions, onClear, onNextDay }: Props) {
  const symbol = useMoneySymbol();
  const wishes = filterMarks(filter, sessions, symbol).map(({ label }) => label);
  const { title, hint } = emptyDayText({ isOverForToday, activity, wishes });
  const isNarrowed = activity !== null || wishes.length > 0;
  return (
    <>
      <Illustration name="day" />
      <EmptyState
        title={title}
        level={3}
        action={
          <Actions>
            {isNarrowed && (
              <Button variant="quiet" onClick={onClear}>
                {texts.filter.clear}
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
    </>
  );
}
