import { useState } from 'react';
import { type ScheduledSession, weeklySessions } from 'shared-contracts/api/activities';
import { displayDay, siteTime, weekday } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/links';
import { useApiQuery, useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Button, EmptyState, Text, VisuallyHidden } from 'shared-ui/core';
import { Checkbox, FieldGroup } from 'shared-ui/forms';
import { clashText } from '../../shared/clash-text.ts';
import { availability } from '../../shared/session-availability.ts';
import { sessionDay } from '../../shared/session-time.ts';
import { useAttendeeChoice } from '../../shared/use-attendee-choice.ts';
import { useBasket } from '../../shared/use-basket.ts';
import { useRefreshWithBasket } from '../../shared/use-refresh-with-basket.ts';
import { texts } from '../../texts/en.ts';
import { texts as words } from '../../texts/weekly.ts';
import { chosenWeeks } from './weeks.ts';
import { WeeksSkeleton } from './weeks-skeleton.tsx';

/** A class at its time of every week ahead: all that can be booked, but for the weeks that are left out. */
export default function WeeklySeries({ session }: { session: ScheduledSession }) {
  const links = useLinks();
  const basket = useBasket();
  const forWhom = useAttendeeChoice();
  const query = useApiQuery(weeklySessions, { params: { session: session.id }, query: forWhom.query });
  useRefreshWithBasket(weeklySessions);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [isRefused, setRefused] = useState(false);

  function choose(id: string, isWanted: boolean) {
    const next = new Set(leftOut);
    if (isWanted) next.delete(id);
    else next.add(id);
    setLeftOut(next);
    setRefused(false);
  }

  if (query.state === 'error') {
    return (
      <EmptyState
        icon="error"
        title={words.failed}
        level={3}
        action={
          <Button variant="quiet" onClick={query.reload}>
            {texts.tryAgain}
          </Button>
        }
      >
        {query.error?.message}
      </EmptyState>
    );
  }
  if (!query.data) {
    return (
      <>
        <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
        <WeeksSkeleton />
      </>
    );
  }
  const weeks = query.data;
  const chosen = chosenWeeks(weeks, leftOut, basket);
  const canBookAny = weeks.some(({ id, bookable }) => bookable.canBook && !basket.holds(id));
  const isAdding = weeks.some(({ id }) => basket.isAdding(id));
  const isAnyHeld = weeks.some(({ id }) => basket.holds(id));

  const isAcceptedClash = ({ id, clash }: ScheduledSession) => clash !== null && chosen.includes(id);
  function add() {
    if (chosen.length === 0) setRefused(true);
    else basket.addAll(chosen, weeks.some(isAcceptedClash) ? { acceptsClash: true } : {});
  }

  return (
    <>
      <FieldGroup
        legend={words.when(weekday(sessionDay(session)), siteTime(session.startDate))}
        hint={canBookAny ? words.hint : words.none}
        error={isRefused ? words.nothingChosen : undefined}
      >
        {weeks.map((week) => {
          const { canBook, label, why } = availability(week, basket.holds(week.id));
          return (
            <Checkbox
              key={week.id}
              label={words.week(displayDay(sessionDay(week)), week.offer.formattedPrice, label)}
              hint={why ?? (canBook && week.clash ? clashText(week.clash, basket.forName) : undefined)}
              checked={canBook && !leftOut.has(week.id)}
              disabled={!canBook || isAdding}
              onChange={({ target }) => choose(week.id, target.checked)}
            />
          );
        })}
      </FieldGroup>
      <Text size="small" tone="muted" sx={{ my: 1.5 }}>
        {words.eachOnItsOwn}
      </Text>
      {canBookAny && (
        <Button variant="quiet" loading={isAdding} loadingText={words.adding} onClick={add}>
          {basket.forName === null ? words.add(chosen.length) : words.addFor(chosen.length, basket.forName)}
        </Button>
      )}
      {isAnyHeld && !isAdding && (
        <Button component={Link} to={links.to(paths.basket)} variant="text" endIcon="arrow-right">
          {texts.basket.view}
        </Button>
      )}
    </>
  );
}
