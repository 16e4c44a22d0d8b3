import { useState } from 'react';
import type { FacilityUse, Slot } from 'shared-contracts/api/facilities';
import { paths } from 'shared-contracts/links';
import { useFlags, useLinks } from 'shared-platform';
import { styled, Text, TextLink } from 'shared-ui/core';
import { Select } from 'shared-ui/forms';
import { BookPlace } from '../../shared/book-place.tsx';
import { clashWords } from '../../shared/clash-words.ts';
import { sessionTime } from '../../shared/session-time.ts';
import type { Basket } from '../../shared/use-basket.ts';
import { useForWhom } from '../../shared/use-for-whom.ts';
import { texts as words } from '../../texts/courts.ts';
import { texts } from '../../texts/en.ts';
import { whyNoCourt } from './slot-words.ts';

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
});

const ANY = '';

interface Props {
  facility: FacilityUse;
  slot: Slot;
  basket: Basket;
}

/** A time that was chosen: which court, for how much, and the way into the basket; or why there is none. */
export function ChosenTime({ facility, slot, basket }: Props) {
  const links = useLinks();
  const { kiosk } = useFlags();
  const { id } = useForWhom();
  const [wanted, setWanted] = useState(ANY);
  const isInBasket = basket.holds(slot.id);
  const courts = slot.individualFacilityUse;
  // A court that was taken meanwhile is asked for no more.
  const court = courts.includes(wanted) ? wanted : ANY;
  const { offer, bookable, clash } = slot;
  const shown = { id: slot.id, name: facility.name, startDate: slot.startDate, bookable, offer, clash };
  if (!bookable.canBook && !isInBasket && !basket.isAdding(slot.id)) {
    return (
      <Panel role="status">
        <Text>
          {sessionTime(slot)}: {whyNoCourt(slot, id !== null)}
          {bookable.reason === 'already-booked' && !kiosk && (
            <>
              {' '}
              <TextLink href={links.cross('my-account', paths.bookings)}>{texts.advice.seeBookings}</TextLink>
            </>
          )}
        </Text>
      </Panel>
    );
  }
  return (
    <Panel>
      <Text component="p" role="status" sx={{ flex: '1 1 160px' }}>
        <strong>{sessionTime(slot)}</strong>
        <br />
        {[offer.formattedPrice, offer.priceReason].filter(Boolean).join(' · ')}
        {clash && !isInBasket && (
          <>
            <br />
            {clashWords(clash, basket.forName)}
          </>
        )}
      </Text>
      {!isInBasket && courts.length > 0 && (
        <Select
          label={words.court}
          placeholder={words.anyCourt}
          options={courts.map((name) => ({ value: name, label: name }))}
          value={court}
          onChange={({ target }) => setWanted(target.value)}
          sx={{ flex: '1 1 200px' }}
        />
      )}
      <BookPlace
        session={shown}
        basket={basket}
        size="medium"
        hasBothWays
        {...(court !== ANY && { options: { individualFacilityUse: court } })}
      />
    </Panel>
  );
}
