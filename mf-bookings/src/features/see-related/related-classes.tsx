import { Fragment, type ReactNode } from 'react';
import type { ScheduledSession, SessionDetail } from 'shared-contracts/api/activities';
import type { FoundSession } from 'shared-contracts/api/session-search';
import { related } from 'shared-contracts/api/suggestions';
import { siteTime } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/links';
import { useApiQuery, useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Heading, styled, TextLink } from 'shared-ui/core';
import { BookPlace } from '../../shared/book-place.tsx';
import { availability, isForOthers } from '../../shared/session-availability.ts';
import { sessionDay, shortDay } from '../../shared/session-time.ts';
import { useAttendeeChoice } from '../../shared/use-attendee-choice.ts';
import type { Basket } from '../../shared/use-basket.ts';
import { useBasket } from '../../shared/use-basket.ts';
import { useRefreshWithBasket } from '../../shared/use-refresh-with-basket.ts';
import { texts as words } from '../../texts/class-page.ts';

const List = styled('ul')({
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2px 12px',
    padding: '10px 0',
    borderTop: '1px solid var(--ui-border)',
  },
  '& p': { margin: 0, color: 'var(--ui-muted)', fontSize: '0.9375rem', fontVariantNumeric: 'tabular-nums' },
  // A fact keeps its line while there is room.
  '& p > span': { display: 'inline-block' },
});

type Shown = Pick<FoundSession, 'session' | 'venue'>;

interface Props {
  session: ScheduledSession;
  venue: SessionDetail['venue'];
}

/** The same class at other times, and what else its instructor leads; nothing where the API has no such call. */
export default function RelatedClasses({ session, venue }: Props) {
  const { query, isSettled } = useAttendeeChoice();
  const basket = useBasket();
  useRefreshWithBasket(related);
  const { data } = useApiQuery(related, { params: { session: session.id }, query }, { enabled: isSettled });
  if (!data) return null;
  // Every other time of a class is for the same age group.
  const times = isForOthers(session) ? [] : data.sameClass;
  // Its other times need the same detail of the person: they are links until it is there.
  const isWay = session.bookable.remedy === undefined;
  const same = times.map((one): Shown => ({ session: one, venue: { ...venue, ...NOWHERE } }));
  return (
    <>
      {part('other-times', words.otherTimes, same, ({ session: one }) => (
        <Row
          key={one.id}
          shown={{ session: one, venue: { ...venue, ...NOWHERE } }}
          basket={basket}
          isWay={isWay}
        >
          {shortDay(sessionDay(one))}, {siteTime(one.startDate)}
        </Row>
      ))}
      {session.leader &&
        part('same-leader', words.moreWith(session.leader), data.sameInstructor, (shown) => (
          <Row key={shown.session.id} shown={shown} basket={basket} isElsewhere>
            {shown.session.name}
          </Row>
        ))}
    </>
  );
}

/** Only its page and its name are of interest here. */
const NOWHERE = { town: '', lat: null, lng: null };

const part = (id: string, title: string, list: readonly Shown[], row: (shown: Shown) => ReactNode) =>
  list.length > 0 && (
    <section aria-labelledby={id}>
      <Heading id={id} level={2} size={3}>
        {title}
      </Heading>
      <List>{list.map(row)}</List>
    </section>
  );

interface RowProps {
  shown: Shown;
  basket: Basket;
  /** It is another class, maybe at another venue. */
  isElsewhere?: boolean;
  /** It has its way to a place, besides the link to its page. */
  isWay?: boolean;
  children: ReactNode;
}

function Row({ shown: { session, venue }, basket, isElsewhere = false, isWay = true, children }: RowProps) {
  const links = useLinks();
  const { label } = availability(session, basket.holds(session.id));
  const when = `${shortDay(sessionDay(session))}, ${siteTime(session.startDate)}`;
  const facts = [...(isElsewhere ? [when, venue.name] : []), session.offer.formattedPrice, label];
  return (
    <li>
      <div>
        <TextLink
          component={Link}
          to={links.to(paths.session(venue.slug, session.id))}
          weight="bold"
          aria-label={isElsewhere ? `${session.name}, ${when}, ${venue.name}` : `${when}, ${session.name}`}
        >
          {children}
        </TextLink>
        <p>
          {facts.map((fact, at) => (
            <Fragment key={fact}>
              {at > 0 && ' '}
              <span>
                {fact}
                {at < facts.length - 1 && ' ·'}
              </span>
            </Fragment>
          ))}
        </p>
      </div>
      {isWay && <BookPlace session={session} basket={basket} hasDay />}
    </li>
  );
}
