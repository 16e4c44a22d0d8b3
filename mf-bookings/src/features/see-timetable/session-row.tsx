import type { ScheduledSession } from 'shared-contracts/api/activities';
import { siteTime } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/links';
import { useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Chip, Heading, Text, TextLink } from 'shared-ui/core';
import { BookPlace } from '../../shared/book-place.tsx';
import { clashText } from '../../shared/clash-text.ts';
import { ClosedNote } from '../../shared/closed-note.tsx';
import { useReturnFocus } from '../../shared/opened-session.ts';
import { availability } from '../../shared/session-availability.ts';
import { sessionTime } from '../../shared/session-time.ts';
import type { Basket } from '../../shared/use-basket.ts';
import { texts } from '../../texts/en.ts';
import { Action, Facts, Places, Price, Row, SessionTitle, Time } from './session-row-layout.ts';

const words = texts.session;

interface Props {
  session: ScheduledSession;
  venueSlug: string;
  basket: Basket;
}

/** One class of the day: when, what, how much, how many places, and the way into the basket. */
export function SessionRow({ session, venueSlug, basket }: Props) {
  const links = useLinks();
  const { link, entry, leave } = useReturnFocus(session.id);
  const { canBook, isClosed, isInBasket, label, tone } = availability(session, basket.holds(session.id));
  const isOnHold = isClosed && session.bookable.reason === 'reserved';
  const facts = [
    session.activity.name === session.name ? null : session.activity.name,
    session.level && words.level(session.level),
    session.leader && words.with(session.leader),
    session.location,
  ].filter((fact): fact is string => Boolean(fact));
  return (
    <Row data-quiet={isClosed || undefined}>
      <Time>
        <time dateTime={session.startDate}>{siteTime(session.startDate)}</time>
        <span>–{siteTime(session.endDate)}</span>
      </Time>
      <SessionTitle>
        <Heading level={3} size={4}>
          <TextLink
            component={Link}
            ref={link}
            onClick={leave}
            to={links.to(paths.session(venueSlug, session.id))}
            state={entry}
            tone="inherit"
            quiet
            aria-label={`${session.name}, ${sessionTime(session)}`}
          >
            {session.name}
          </TextLink>
        </Heading>
        <Facts>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </Facts>
        {canBook && session.clash && (
          <Text size="small" data-personal>
            {clashText(session.clash, basket.forName)}
          </Text>
        )}
      </SessionTitle>
      <Price data-personal>
        <strong>{session.offer.formattedPrice}</strong>
        {session.offer.priceReason && <span>{session.offer.priceReason}</span>}
      </Price>
      <Places data-personal>
        {isClosed ? (
          <ClosedNote session={session} venueSlug={venueSlug} entry={entry} />
        ) : (
          <Chip tone={tone} icon={isInBasket ? 'check' : undefined}>
            {label}
          </Chip>
        )}
      </Places>
      {(canBook || isInBasket || isOnHold || basket.isAdding(session.id)) && (
        <Action data-personal>
          <BookPlace session={session} basket={basket} retries />
        </Action>
      )}
    </Row>
  );
}
