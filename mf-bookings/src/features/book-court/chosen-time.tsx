import type { FacilityUse } from 'shared-contracts/api/facilities';
import { siteTime } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/links';
import { LoginButton, useFlags, useLinks, useMoneySymbol, useSession } from 'shared-platform';
import { Button, Icon, styled, Text, TextLink } from 'shared-ui/core';
import { AddToBasket } from '../../shared/add-to-basket.tsx';
import { BookPlace } from '../../shared/book-place.tsx';
import { clashText } from '../../shared/clash-text.ts';
import { openingWords } from '../../shared/opening-words.ts';
import { sessionTime } from '../../shared/session-time.ts';
import { useAttendeeChoice } from '../../shared/use-attendee-choice.ts';
import type { Basket } from '../../shared/use-basket.ts';
import { texts as words } from '../../texts/courts.ts';
import { texts } from '../../texts/en.ts';
import {
  type CourtTimes,
  type closestFree,
  freeThroughout,
  type PickedCourt,
  spanOf,
  unavailability,
} from './court-times.ts';
import { priceOf, unavailableCourtText } from './slot-texts.ts';

const Panel = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '12px 20px',
  marginTop: '16px',
  padding: '16px',
  border: '1px solid var(--ui-border)',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-surface)',
  // A notice about the time would cover its button.
  'html:not([data-kiosk]):has(&)': {
    '--toast-top': 'calc(var(--ui-header-height) + 16px)',
    '--toast-bottom': 'auto',
  },
  // The grid is higher than a phone: what was chosen stays in view while it is.
  'html:not([data-kiosk]) &': {
    '@media (max-width: 950.98px) and (min-height: 600px)': {
      position: 'sticky',
      zIndex: 2,
      bottom: '8px',
      gap: '4px 12px',
      padding: '12px',
      boxShadow: '0 4px 16px rgb(0 0 0 / 16%)',
      // A long name keeps its line, and the button is beside the price below it.
      '&[data-long] > p': {
        flexBasis: '100%',
        '& > span': { display: 'block', maxWidth: '50%', paddingBlock: '10px' },
        '& + *': { margin: '-48px 0 0 auto' },
      },
    },
  },
});

/** First of all that is said about the time: the court that was picked is not the one to be booked. */
const UnavailableCourt = styled('strong')({
  display: 'flex',
  gap: '8px',
  flexBasis: '100%',
  color: 'var(--ui-warning)',
});

/** Letters of a time and its court that have room beside a button on a phone. */
const SHORT = 21;

/** In the grid below the time that was pressed, as wide as what is seen of the grid. */
const Refusal = styled('div')({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 20px',
  width: '100cqi',
  padding: '12px',
  color: 'var(--ui-text)',
  textAlign: 'start',
  // The way to another time follows the words where they leave room.
  '& > p': { flex: '1 1 200px', '@media (min-width: 951px)': { flex: '0 1 auto' } },
});

interface Props {
  facility: FacilityUse;
  times: CourtTimes;
  /** The court that was picked; `null` = any free one. */
  wanted: string | null;
  basket: Basket;
  /** The court in the basket, if the time is there; `null` = not known. */
  heldCourt: string | null;
  /** The free time of the day to offer instead, if this one cannot be booked. */
  closest: ReturnType<typeof closestFree>;
  onPick(picked: PickedCourt): void;
}

/** True if none of the courts can be booked at a time, nor is in the basket. */
export function isRefused(times: CourtTimes, basket: Basket): boolean {
  const [{ id, bookable }] = times;
  const isOpen = times.length === 1 ? bookable.canBook : freeThroughout(times).length > 0;
  return !isOpen && !basket.holds(id) && !basket.isAdding(id);
}

/** The time picked in the grid: when, which court, the price, and the way into the basket or why there is none. */
export function ChosenTime({ facility, times, wanted, basket, heldCourt, closest, onPick }: Props) {
  const symbol = useMoneySymbol();
  const [slot] = times;
  const isInBasket = basket.holds(slot.id);
  const unavailable = isInBasket || basket.isAdding(slot.id) ? null : unavailability(times, wanted);
  const shownCourt = (isInBasket ? heldCourt : unavailable ? null : wanted) ?? words.anyCourt;
  if (isRefused(times, basket)) {
    return <NoCourt times={times} wanted={wanted} closest={closest} onPick={onPick} />;
  }
  const clash = times.find((time) => time.clash !== null)?.clash ?? null;
  const shown = {
    id: slot.id,
    name: facility.name,
    startDate: slot.startDate,
    bookable: slot.bookable,
    offer: slot.offer,
    clash,
  };
  const price = priceOf(times, symbol);
  const span = spanOf(times);
  const minutes = (Date.parse(span.endDate) - Date.parse(span.startDate)) / 60_000;
  const facts = [
    isInBasket && texts.places.inBasket,
    times.length > 1 ? `${price} ${words.inARow(minutes)}` : price,
    slot.offer.priceReason,
  ];
  // One court for all the times; of a single one the API gives any.
  const court =
    wanted !== null && !unavailable ? wanted : times.length > 1 ? freeThroughout(times)[0] : undefined;
  const isLong = `${sessionTime(span)}, ${shownCourt}`.length > SHORT;
  const isClashing = clash !== null && !isInBasket;
  const options = court === undefined ? {} : { options: { individualFacilityUse: court } };
  return (
    <Panel data-chosen data-long={(isLong && !isClashing) || undefined}>
      {unavailable && wanted !== null && (
        <UnavailableCourt role="status">
          <Icon name="warning" /> {words.unavailable[unavailable](wanted)} {words.anyInstead}
        </UnavailableCourt>
      )}
      <Text component="p" role="status" sx={{ flex: '1 1 140px' }}>
        <strong>
          {/* The court breaks from the time, and not inside. */}
          {sessionTime(span)}, {shownCourt.replaceAll(' ', '\u00a0')}
        </strong>
        <br />
        <span>{facts.filter(Boolean).join(' · ')}</span>
        {isClashing && (
          <>
            <br />
            {clashText(clash, basket.forName)}
          </>
        )}
      </Text>
      {times.length === 1 ? (
        <BookPlace session={shown} basket={basket} size="medium" variant="primary" hasBothWays {...options} />
      ) : (
        <AddToBasket
          session={shown}
          basket={addingAll(basket, times)}
          size="medium"
          variant="primary"
          {...options}
        />
      )}
    </Panel>
  );
}

/** Reasons that another time of the day does not help with. */
const TIMELESS: readonly (string | null)[] = ['already-booked', 'not-open-yet', 'other'];

/** Reason that none of the courts can be booked now, and what to do. */
function NoCourt({ times, wanted, closest, onPick }: Pick<Props, 'times' | 'wanted' | 'closest' | 'onPick'>) {
  const links = useLinks();
  const { kiosk } = useFlags();
  const { user } = useSession();
  const { id } = useAttendeeChoice();
  const closed = times.find(({ bookable }) => !bookable.canBook);
  const reason = closed?.bookable.reason ?? null;
  const [, others] = openingWords((reason === 'not-open-yet' && closed?.bookable.message) || '');
  const unavailable = unavailability(times, wanted);
  const why = [
    unavailable && wanted !== null && words.unavailable[unavailable](wanted),
    closed ? unavailableCourtText(closed, id !== null) : wanted === null && words.noneThroughout,
  ];
  return (
    <Refusal data-chosen>
      <Text role="status">
        {sessionTime(spanOf(times))}: {why.filter(Boolean).join(' ')}
        {reason === 'already-booked' && !kiosk && (
          <>
            {' '}
            <TextLink href={links.cross('my-account', paths.bookings)}>{texts.nextStep.bookings}</TextLink>
          </>
        )}
      </Text>
      {others && !user && <LoginButton variant="text">{texts.nextStep.logIn}</LoginButton>}
      {closest && !TIMELESS.includes(reason) && (
        <Button variant="quiet" size="small" onClick={() => onPick(closest.picked)}>
          {(closest.isLater ? words.nextFreeTime : words.freeBefore)(siteTime(closest.slot.startDate))}
        </Button>
      )}
    </Refusal>
  );
}

/** Puts all the times into the basket, or none of them, where one would be put. */
const addingAll = (basket: Basket, times: CourtTimes): Basket => ({
  ...basket,
  add: (_first, options) =>
    basket.addAll(
      times.map(({ id }) => id),
      options,
    ),
});
