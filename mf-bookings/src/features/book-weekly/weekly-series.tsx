import { useEffect, useState } from 'react';
import { type ScheduledSession, weeklySessions } from 'shared-contracts/api/activities';
import { displayDay, siteTime, weekday } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/links';
import { formatMoney, pence } from 'shared-contracts/money';
import { LoginButton, useApiQuery, useLinks, useMoneySymbol, useSession } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Button, styled, Text, VisuallyHidden } from 'shared-ui/core';
import { Checkbox, FieldGroup } from 'shared-ui/forms';
import { clashText } from '../../shared/clash-text.ts';
import { openingWords } from '../../shared/opening-words.ts';
import { PartFailure } from '../../shared/part-failure.tsx';
import { availability } from '../../shared/session-availability.ts';
import { sessionDay } from '../../shared/session-time.ts';
import { useAttendeeChoice } from '../../shared/use-attendee-choice.ts';
import { useBasket } from '../../shared/use-basket.ts';
import { useRefreshWithBasket } from '../../shared/use-refresh-with-basket.ts';
import { texts } from '../../texts/en.ts';
import { texts as words } from '../../texts/weekly.ts';
import { chosenWeeks } from './weeks.ts';
import { WeeksSkeleton } from './weeks-skeleton.tsx';

const Box = styled('div')({
  padding: '16px',
  border: '1px solid var(--ui-border)',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-surface)',
});

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  '& > button': { flex: '1 1 14rem', maxWidth: '24rem', marginInlineStart: 'auto' },
});

interface Props {
  session: ScheduledSession;
  /** Weeks that can be booked are shown, with their button, or are no longer. */
  onOffer(isOffered: boolean): void;
}

/** A class at its time of every week ahead: all that can be booked, but for the weeks that are left out. */
export default function WeeklySeries({ session, onOffer }: Props) {
  const links = useLinks();
  const symbol = useMoneySymbol();
  const basket = useBasket();
  const { user } = useSession();
  const forWhom = useAttendeeChoice();
  const query = useApiQuery(weeklySessions, { params: { session: session.id }, query: forWhom.query });
  useRefreshWithBasket(weeklySessions);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [isRefused, setRefused] = useState(false);

  const canBookAny = query.data?.some(({ id, bookable }) => bookable.canBook && !basket.holds(id)) ?? false;
  useEffect(() => {
    onOffer(canBookAny);
    return () => onOffer(false);
  }, [canBookAny, onOffer]);

  function choose(id: string, isWanted: boolean) {
    const next = new Set(leftOut);
    if (isWanted) next.delete(id);
    else next.add(id);
    setLeftOut(next);
    setRefused(false);
  }

  if (query.state === 'error') {
    return <PartFailure onRetry={query.reload}>{words.failed}.</PartFailure>;
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
  const isAdding = weeks.some(({ id }) => basket.isAdding(id));
  const isAnyHeld = weeks.some(({ id }) => basket.holds(id));

  const total = weeks.reduce((sum, { id, offer }) => sum + (chosen.includes(id) ? pence(offer.price) : 0), 0);

  /** When others can book it, which may be true of this visitor. */
  const hasOtherOpening = weeks.some(
    ({ bookable: { reason, message } }) => reason === 'not-open-yet' && openingWords(message ?? '')[1] !== '',
  );

  const isAcceptedClash = ({ id, clash }: ScheduledSession) => clash !== null && chosen.includes(id);
  function add() {
    if (chosen.length === 0) setRefused(true);
    else basket.addAll(chosen, weeks.some(isAcceptedClash) ? { acceptsClash: true } : {});
  }

  return (
    <Box>
      <FieldGroup
        legend={words.when(weekday(sessionDay(session)), siteTime(session.startDate))}
        hint={canBookAny ? words.hint : words.none}
        error={isRefused ? words.nothingChosen : undefined}
      >
        <div>
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
        </div>
      </FieldGroup>
      {hasOtherOpening && !user && <LoginButton variant="text">{texts.nextStep.logIn}</LoginButton>}
      <Text size="small" tone="muted" sx={{ my: 1.5 }}>
        {words.eachOnItsOwn}
      </Text>
      {canBookAny && (
        <Foot>
          {total > 0 && <Text weight="bold">{words.total(formatMoney(total, symbol))}</Text>}
          <Button loading={isAdding} loadingText={words.adding} onClick={add}>
            {basket.forName === null ? words.add(chosen.length) : words.addFor(chosen.length, basket.forName)}
          </Button>
        </Foot>
      )}
      {isAnyHeld && !isAdding && (
        <Button component={Link} to={links.to(paths.basket)} variant="text" endIcon="arrow-right">
          {texts.basket.view}
        </Button>
      )}
    </Box>
  );
}
