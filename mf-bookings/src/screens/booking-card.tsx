import type { SessionDetail } from 'shared-contracts/api/activities';
import { lazyPart } from 'shared-platform';
import { Card, Chip, Heading, styled, Text } from 'shared-ui/core';
import { OtherClasses } from '../features/see-session/other-classes.tsx';
import { SessionOffers } from '../features/see-session/session-offers.tsx';
import { BookPlace } from '../shared/book-place.tsx';
import { clashWords } from '../shared/clash-words.ts';
import { availability } from '../shared/session-availability.ts';
import { useBasket } from '../shared/use-basket.ts';
import { WhyClosed } from '../shared/why-closed.tsx';
import { texts } from '../texts/en.ts';

const WaitingListPart = lazyPart(
  () => import(/* webpackChunkName: "waiting-list" */ '../features/wait-for-place/waiting-list.tsx'),
);

const Summary = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  '& > p > strong': { display: 'block', fontSize: '1.75rem', lineHeight: 1.2 },
});

/** What a place costs this person, how many are left, and the way into the basket. */
export function BookingCard({ detail }: { detail: SessionDetail }) {
  const { session, offers } = detail;
  const basket = useBasket();
  const { canBook, isInBasket, isClosed, label, tone, why, advice } = availability(
    session,
    basket.holds(session.id),
  );
  const priceTitle =
    basket.forName === null ? texts.session.yourPrice : texts.session.priceFor(basket.forName);
  // What to do about a waiting list stands in its own part.
  const ownAdvice = session.waitingList ? null : advice;
  return (
    <Card component="section" aria-labelledby="booking">
      <Summary>
        <Text component="p" id="booking" size="small" tone="muted">
          {priceTitle}
          <strong style={{ color: 'var(--ui-text)' }}>{session.offer.formattedPrice}</strong>
          {session.offer.priceReason}
        </Text>
        <Chip tone={tone} icon={isInBasket ? 'check' : undefined}>
          {label}
        </Chip>
      </Summary>
      <div style={{ display: 'grid', gap: 12, marginTop: 16 }}>
        {isClosed && (
          <>
            {(why ?? ownAdvice) && (
              <Text>
                <WhyClosed bookable={session.bookable} why={why} advice={ownAdvice} />
              </Text>
            )}
            <OtherClasses detail={detail} />
          </>
        )}
        {canBook && session.clash && <Text>{clashWords(session.clash, basket.forName)}</Text>}
        <BookPlace session={session} basket={basket} size="medium" hasBothWays />
        {session.waitingList && !isInBasket && (
          <WaitingListPart session={session} list={session.waitingList} />
        )}
      </div>
      {offers.length > 1 && (
        <>
          <Heading level={2} size={4} sx={{ mt: 3 }}>
            {texts.session.prices}
          </Heading>
          <SessionOffers offers={offers} chosen={session.offer.id} label={priceTitle} />
        </>
      )}
    </Card>
  );
}
