import type { ScheduledSession, SessionDetail } from 'shared-contracts/api/activities';
import { paths } from 'shared-contracts/links';
import { LoginButton, lazyPart, useFlags, useLinks, useSession } from 'shared-platform';
import { Button, Card, Chip, Heading, Icon, Notice, Skeleton, styled, Text } from 'shared-ui/core';
import { OtherClasses } from '../features/see-session/other-classes.tsx';
import { SessionOffers } from '../features/see-session/session-offers.tsx';
import { fullText, waitingPositionText } from '../features/wait-for-place/waiting-position-text.ts';
import { BookPlace } from '../shared/book-place.tsx';
import { clashText } from '../shared/clash-text.ts';
import { openingWords } from '../shared/opening-words.ts';
import { availability, isForOthers } from '../shared/session-availability.ts';
import { useAttendeeChoice } from '../shared/use-attendee-choice.ts';
import { useBasket } from '../shared/use-basket.ts';
import { texts as classPage } from '../texts/class-page.ts';
import { texts } from '../texts/en.ts';
import { texts as sessionTexts } from '../texts/session.ts';
import { texts as waitingTexts } from '../texts/waiting.ts';

const WaitingListPart = lazyPart(
  () => import(/* webpackChunkName: "waiting-list" */ '../features/wait-for-place/waiting-list.tsx'),
  { pending: ({ list }) => <Skeleton height={list.canJoin ? 250 : 44} /> },
);

const Parts = styled('div')({
  display: 'grid',
  gap: '12px',
  marginTop: '16px',
  // The room of a link's button is within that of the parts.
  '& > [data-variant="text"]': { marginBlock: '-6px' },
});

const Summary = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  '& > p > strong': { display: 'block', color: 'var(--ui-text)', fontSize: '1.75rem', lineHeight: 1.2 },
  // Beside the first line of the news.
  '& > div': { alignSelf: 'start', '& + span': { alignSelf: 'start', marginTop: '-2px' } },
});

/** The news before the price, which is not what the person came for then. */
const News = styled('div')({
  display: 'grid',
  gap: '4px',
  flex: '1 1 12rem',
  '& strong': { color: 'var(--ui-text)' },
});

/** A sign beside the reason, where one look should say it. */
const Reason = styled('span')({
  display: 'flex',
  gap: '10px',
  '& > svg': { flex: 'none', color: 'var(--brand-strong)' },
  '&[data-bad] > svg': { color: 'var(--ui-warning)' },
});

/** Reasons that leave no price to pay: the card says the reason instead. */
const OVER: readonly string[] = ['cancelled', 'started', 'already-booked'];

interface Props {
  session: ScheduledSession;
  /** `null` while only the timetable's word is known: it shows the price, and nothing can be booked. */
  detail: SessionDetail | null;
  /** The page has another main step. */
  isSecond: boolean;
  /** The class is loading again. */
  isChecking: boolean;
  onCheck(): void;
}

/** The price for this person, the number of places left, and the way into the basket. */
export function BookingCard({ session, detail, isSecond, isChecking, onCheck }: Props) {
  const basket = useBasket();
  const links = useLinks();
  const { kiosk } = useFlags();
  const { user } = useSession();
  const { id: attendee } = useAttendeeChoice();
  const { canBook, isInBasket, isClosed, label, tone, why, advice } = availability(
    session,
    basket.holds(session.id),
  );
  const priceTitle = basket.forName === null ? sessionTexts.yourPrice : sessionTexts.priceFor(basket.forName);
  const isNotForThem = isForOthers(session);
  // A terminal has no account to link to.
  const asksForBirthday = session.bookable.remedy === 'add-date-of-birth' && !kiosk;
  const { reason } = session.bookable;
  const isOver = reason !== null && OVER.includes(reason);
  const isOnHold = reason === 'reserved';
  const isTooEarly = reason === 'not-open-yet';
  const isOwn = reason === 'already-booked' && attendee === null && !kiosk;
  const list = isInBasket ? null : session.waitingList;
  // Also while the last places are on hold, which takes people onto the list.
  const isOnList = isClosed && !isOver && list !== null && list.position !== null;
  const isFull = isOnList || (isClosed && reason === 'full');
  // A price to pay another time.
  const isNoPlaceYet = isFull || (isClosed && isTooEarly);
  const closedTitle = isFull ? fullText(list) : why;
  const title = isNotForThem
    ? classPage.notFor(basket.forName)
    : (isOver || isNoPlaceYet) && (closedTitle ?? session.bookable.message ?? label);
  const [news, rest] = isTooEarly && title ? openingWords(title) : [title, ''];
  // The waiting list has its own part, with its own advice; another class is what the main button leads to.
  const ownAdvice = session.waitingList || isNotForThem || isOver ? null : advice;
  const below = [isOver || isNoPlaceYet ? null : why, asksForBirthday ? null : ownAdvice]
    .filter(Boolean)
    .join(' ');
  const isWaitedFor = isOnList || list?.canJoin === true;
  const hasPrices = (detail?.offers.length ?? 2) > 1;
  const hasClash = canBook && session.clash !== null && !isInBasket;
  const isBesideMain = isSecond || isOwn || isOnHold || list?.canJoin;
  const way = isOnList || isTooEarly ? 'quiet' : isBesideMain ? 'text' : 'primary';
  const others = detail && <OtherClasses detail={detail} variant={way} />;
  const waiting = list && <WaitingListPart session={session} list={list} />;
  return (
    <Card component="section" aria-labelledby="booking" data-personal>
      <Summary>
        {title ? (
          <News role={isFull ? 'status' : undefined}>
            <Heading level={2} size={isFull ? 3 : 4} id="booking">
              <Reason data-bad={reason === 'cancelled' || undefined}>
                {reason === 'cancelled' && <Icon name="warning" />}
                {reason === 'already-booked' && <Icon name="success" />}
                {news}
              </Reason>
            </Heading>
            {rest && <Text>{rest}</Text>}
            {rest && !user && (
              <div>
                <LoginButton variant="text">{texts.nextStep.logIn}</LoginButton>
              </div>
            )}
            {isNoPlaceYet && !hasPrices && (
              <Text size="small" tone="muted">
                {priceTitle} <strong>{session.offer.formattedPrice}</strong>
              </Text>
            )}
          </News>
        ) : (
          <Text component="p" id="booking" size="small" tone="muted">
            {priceTitle}
            <strong>{session.offer.formattedPrice}</strong>
            {session.offer.priceReason}
          </Text>
        )}
        {(title ? isOnList : !asksForBirthday) && (
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
                {below && <Text sx={{ textWrap: 'balance' }}>{below}</Text>}
                {/* Leaving the list is the last thing to do. */}
                {isOnList && <Text tone="muted">{waitingTexts.about}</Text>}
                {isOnList && !asksForBirthday && others}
                {waiting}
                {asksForBirthday ? (
                  <Button href={links.cross('my-account', paths.userDetails)}>
                    {texts.nextStep.details}
                  </Button>
                ) : (
                  <>
                    {isOwn && (
                      <Button href={links.cross('my-account', paths.bookings)}>
                        {texts.nextStep.bookings}
                      </Button>
                    )}
                    {isOnHold && (
                      <Button
                        variant={isWaitedFor ? 'quiet' : 'primary'}
                        loading={isChecking}
                        loadingText={sessionTexts.checking}
                        onClick={onCheck}
                      >
                        {sessionTexts.checkAgain}
                      </Button>
                    )}
                    {/* Outside the part of the waiting list, whose code may come after its answer. */}
                    {!isOnList && others}
                  </>
                )}
              </>
            )}
            {canBook && session.clash && (
              <Notice severity="warning" live={false}>
                {clashText(session.clash, basket.forName)}
              </Notice>
            )}
            {canBook && list?.offeredUntil && <Notice severity="success">{waitingPositionText(list)}</Notice>}
            {/* Another time is better than two classes at once. */}
            {hasClash && others}
            <BookPlace
              session={session}
              basket={basket}
              size="medium"
              variant={hasClash || isSecond ? 'quiet' : 'primary'}
              hasBothWays
            />
            {!isClosed && waiting}
          </Parts>
          {hasPrices && (!title || isNoPlaceYet) && (
            <>
              <Heading level={2} size={4} sx={{ mt: 3 }}>
                {sessionTexts.prices}
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
