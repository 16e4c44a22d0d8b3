import type { ScheduledSession, SessionDetail } from 'shared-contracts/api/activities';
import { paths } from 'shared-contracts/links';
import { lazyPart, useFlags, useLinks } from 'shared-platform';
import { Button, Card, Chip, Heading, Skeleton, styled, Text } from 'shared-ui/core';
import { OtherClasses } from '../features/see-session/other-classes.tsx';
import { SessionOffers } from '../features/see-session/session-offers.tsx';
import { BookPlace } from '../shared/book-place.tsx';
import { clashText } from '../shared/clash-text.ts';
import { ClosedReason } from '../shared/closed-reason.tsx';
import { availability, isForOthers } from '../shared/session-availability.ts';
import { useBasket } from '../shared/use-basket.ts';
import { texts as classPage } from '../texts/class-page.ts';
import { texts } from '../texts/en.ts';

const WaitingListPart = lazyPart(
  () => import(/* webpackChunkName: "waiting-list" */ '../features/wait-for-place/waiting-list.tsx'),
  { pending: () => <Skeleton height={170} /> },
);

const Parts = styled('div')({ display: 'grid', gap: '12px', marginTop: '16px' });

const Summary = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  '& > p > strong': { display: 'block', color: 'var(--ui-text)', fontSize: '1.75rem', lineHeight: 1.2 },
});

interface Props {
  session: ScheduledSession;
  /** `null` while only the timetable's word is known: it shows the price, and nothing can be booked. */
  detail: SessionDetail | null;
}

/** The price for this person, the number of places left, and the way into the basket. */
export function BookingCard({ session, detail }: Props) {
  const basket = useBasket();
  const links = useLinks();
  const { kiosk } = useFlags();
  const { canBook, isInBasket, isClosed, label, tone, why, advice } = availability(
    session,
    basket.holds(session.id),
  );
  const priceTitle =
    basket.forName === null ? texts.session.yourPrice : texts.session.priceFor(basket.forName);
  const isNotForThem = isForOthers(session);
  // A terminal has no account to link to.
  const asksForBirthday = session.bookable.remedy === 'add-date-of-birth' && !kiosk;
  // The waiting list has its own part, with its own advice; another class is what the main button leads to.
  const ownAdvice = session.waitingList || isNotForThem ? null : advice;
  return (
    <Card component="section" aria-labelledby="booking" data-personal>
      <Summary>
        {isNotForThem ? (
          <Heading level={2} size={4} id="booking">
            {classPage.notFor(basket.forName)}
          </Heading>
        ) : (
          <Text component="p" id="booking" size="small" tone="muted">
            {priceTitle}
            <strong>{session.offer.formattedPrice}</strong>
            {session.offer.priceReason}
          </Text>
        )}
        {!isNotForThem && (
          <Chip tone={tone} icon={isInBasket ? 'check' : undefined}>
            {label}
          </Chip>
        )}
      </Summary>
      {detail ? (
        <>
          <Parts>
            {isClosed && (
              <>
                {(why ?? ownAdvice) && (
                  <Text>
                    <ClosedReason
                      bookable={session.bookable}
                      why={why}
                      advice={ownAdvice}
                      hasBirthdayButton={asksForBirthday}
                    />
                  </Text>
                )}
                {asksForBirthday ? (
                  <Button href={links.cross('my-account', paths.userDetails)}>
                    {texts.advice.addDateOfBirth}
                  </Button>
                ) : (
                  <OtherClasses detail={detail} />
                )}
              </>
            )}
            {canBook && session.clash && <Text>{clashText(session.clash, basket.forName)}</Text>}
            <BookPlace session={session} basket={basket} size="medium" variant="primary" hasBothWays />
            {session.waitingList && !isInBasket && (
              <WaitingListPart session={session} list={session.waitingList} />
            )}
          </Parts>
          {detail.offers.length > 1 && !isNotForThem && (
            <>
              <Heading level={2} size={4} sx={{ mt: 3 }}>
                {texts.session.prices}
              </Heading>
              <SessionOffers offers={detail.offers} chosen={session.offer.id} label={priceTitle} />
            </>
          )}
        </>
      ) : (
        <Parts>
          <Skeleton height={48} />
        </Parts>
      )}
    </Card>
  );
}
