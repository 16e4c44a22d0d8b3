import type { ScheduledSession } from 'shared-contracts/api/activities';
import { siteTime } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/links';
import { useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { TextLink, VisuallyHidden } from 'shared-ui/core';
import { BookPlace } from '../../shared/book-place.tsx';
import { nextStep } from '../../shared/next-step.ts';
import { useReturnFocus } from '../../shared/opened-session.ts';
import { availability } from '../../shared/session-availability.ts';
import { longDay, sessionDay, sessionTime } from '../../shared/session-time.ts';
import type { Basket } from '../../shared/use-basket.ts';
import { texts } from '../../texts/en.ts';
import { Entry, EntryAction, EntryFacts } from './week-layout.ts';

interface Props {
  session: ScheduledSession;
  venueSlug: string;
  basket: Basket;
}

/** One class of the week: when, what, its price for this person, the places left, and the way to one. */
export function WeekEntry({ session, venueSlug, basket }: Props) {
  const links = useLinks();
  const { link, entry, leave } = useReturnFocus(session.id);
  const { canBook, isClosed, isInBasket, label, tone } = availability(session, basket.holds(session.id));
  // The same class is on other days, too.
  const when = `${longDay(sessionDay(session))}, ${sessionTime(session)}`;
  return (
    <Entry data-quiet={isClosed || undefined}>
      <p>
        <time dateTime={session.startDate}>{siteTime(session.startDate)}</time>
        <span>–{siteTime(session.endDate)}</span>
      </p>
      <TextLink
        component={Link}
        ref={link}
        onClick={leave}
        to={links.to(paths.session(venueSlug, session.id))}
        state={entry}
        tone="inherit"
        quiet
      >
        {session.name} <VisuallyHidden>{when}</VisuallyHidden>
      </TextLink>
      <EntryFacts data-personal>
        <strong>{session.offer.formattedPrice}</strong>
        {session.offer.priceReason && <span data-reason>{session.offer.priceReason}</span>}
        <span data-few={tone === 'warning' || undefined}>{label}</span>
      </EntryFacts>
      {!canBook && !isInBasket && nextStep(session, false) === 'waiting-list' && (
        <EntryAction data-personal>
          <TextLink
            component={Link}
            to={links.to(paths.session(venueSlug, session.id))}
            state={entry}
            aria-label={`${texts.nextStep['waiting-list']}: ${session.name}, ${when}`}
          >
            {texts.nextStep['waiting-list']}
          </TextLink>
        </EntryAction>
      )}
      {(canBook || isInBasket || basket.isAdding(session.id)) && (
        <EntryAction data-personal>
          <BookPlace session={session} basket={basket} variant="text" hasDay />
        </EntryAction>
      )}
    </Entry>
  );
}
