import type { Activity } from 'shared-contracts/api/activities';
import { Button, EmptyState, styled } from 'shared-ui/core';
import { Illustration } from '../../shared/pictures/illustration.tsx';
import { texts } from '../../texts/en.ts';
import { emptyDayText } from './empty-day-text.ts';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12px' });

interface Props {
  /** Classes that were wanted have begun already. */
  isOverForToday: boolean;
  activity: Pick<Activity, 'name'> | null;
  /** The filter in words. */
  wishes: readonly string[];
  onClear(): void;
  /** `null` on the last day. */
  onNextDay: (() => void) | null;
}

/** A day with nothing to come: what was asked for, and the ways on. */
export default function EmptyDay({ isOverForToday, activity, wishes, onClear, onNextDay }: Props) {
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
              <Button variant="secondary" onClick={onClear}>
                {texts.filter.clear}
              </Button>
            )}
            {onNextDay && (
              <Button variant="secondary" endIcon="arrow-right" onClick={onNextDay}>
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
