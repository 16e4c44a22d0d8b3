import { useEffect, useRef, useState } from 'react';
import type { DeskSession } from 'shared-contracts/api/desk-sessions';
import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import { siteTime } from 'shared-contracts/dates';
import { failureMessages } from 'shared-platform/forms';
import { Button, Chip, Icon, Notice, styled, Text, VisuallyHidden } from 'shared-ui/core';
import { ClassLine } from '../../shared/class-line.tsx';
import { texts } from '../../texts/desk.ts';
import { BookAnyway } from './book-anyway.tsx';
import { useAddClass } from './use-add-class.ts';
import { useWaitingPlace } from './use-waiting-place.ts';
import { WaitingButton } from './waiting-button.tsx';
import { isOnList, waitingText } from './waiting-text.ts';

const words = texts.addClass;

const Row = styled('li')({
  display: 'grid',
  gap: 8,
  paddingBlock: 12,
  '& + &': { borderTop: '1px solid var(--ui-border)' },
});

/** A rule that staff may override, set apart from what is only to be known. */
const Caution = styled('p')({
  display: 'flex',
  gap: 8,
  margin: 0,
  padding: '8px 12px',
  border: '1px solid var(--ui-warning-border)',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-warning-wash)',
  fontSize: '0.875rem',
  lineHeight: 1.5,
  textWrap: 'balance',
  '& > svg': { flex: 'none', color: 'var(--ui-warning)' },
});

/** Reason of the price, below it. */
const PriceReason = styled('span')({
  display: 'block',
  color: 'var(--ui-muted)',
  fontSize: '0.875rem',
  fontWeight: 400,
});

/** Remark that may run below the price. */
const BelowPrice = styled('p')({ margin: '-6px 0 0', fontSize: '0.875rem', lineHeight: 1.5 });

const Held = styled('div')({ paddingTop: 4 });

interface Props {
  session: DeskSession;
  customer: DeskCustomer;
}

/** A class with what it costs the customer, and the way to book it; where they cannot, why, and what staff can do. */
export function ClassRow({ session, customer }: Props) {
  const { name, startDate, location, offer, bookable, clash, canOverride, waitingList } = session;
  const [isAsking, setAsking] = useState(false);
  const { add, isAdding, error } = useAddClass(session, customer);
  const place = useWaitingPlace(session, customer);
  const time = siteTime(startDate);
  const about = <VisuallyHidden> {words.about(name, time)}</VisuallyHidden>;
  const caution = bookable.canBook
    ? clash && words.clash(clash.name, siteTime(clash.startDate))
    : canOverride && bookable.message && words.ruledOut(bookable.message);
  const isFinal = !bookable.canBook && !canOverride;
  const isWaiting = waitingList !== null && isOnList(waitingList);
  const isHeld = waitingList?.offeredUntil != null;
  const places = session.remainingAttendeeCapacity;
  const isFullWithList = isFinal && places === 0 && waitingList !== null;
  const remark = isWaiting ? waitingText(waitingList) : isFinal && !isFullWithList && bookable.message;
  const canWait = isWaiting || (waitingList?.canJoin === true && !canOverride);
  const row = useRef<HTMLLIElement>(null);
  const couldWait = useRef(canWait);
  useEffect(() => {
    // The button goes, and the focus with it, once there is a place or the class is in the basket.
    if (couldWait.current && !canWait && document.activeElement === document.body) row.current?.focus();
    couldWait.current = canWait;
  }, [canWait]);
  return (
    <Row ref={row} tabIndex={-1}>
      <ClassLine
        time={time}
        places={isWaiting ? null : isFullWithList ? words.waiting(waitingList.waiting) : texts.free(places)}
        price={
          <>
            {offer.formattedPrice}
            {offer.priceReason && <PriceReason>{offer.priceReason}</PriceReason>}
          </>
        }
        remark={
          (caution || (remark && !isHeld)) && (
            <>
              {remark && !isHeld && <BelowPrice>{remark}</BelowPrice>}
              {caution && (
                <Caution>
                  <Icon name="warning" size={20} />
                  {caution}
                </Caution>
              )}
            </>
          )
        }
        action={
          <>
            {bookable.canBook && (
              <Button
                variant={isHeld ? 'primary' : 'quiet'}
                size="small"
                loading={isAdding && !isAsking}
                loadingText={words.adding}
                onClick={() => void add(clash ? { acceptsClash: true } : {})}
              >
                {clash ? words.addAnyway : words.add}
                {about}
              </Button>
            )}
            {!bookable.canBook && canOverride && (
              <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
                {words.addAnyway}
                {about}
              </Button>
            )}
            {canWait && waitingList && (
              <WaitingButton session={session} list={waitingList} customer={customer} place={place} />
            )}
          </>
        }
      >
        <Text weight="bold" sx={{ textWrap: 'balance' }}>
          {name}
        </Text>
        {location && (
          <Text size="small" tone="muted">
            {location}
          </Text>
        )}
        {remark && isHeld && (
          <Held>
            <Chip tone="warning">{remark}</Chip>
          </Held>
        )}
      </ClassLine>
      {place.error && <Notice severity="danger">{failureMessages(place.error).join(' ')}</Notice>}
      {error && !isAsking && <Notice severity="danger">{failureMessages(error).join(' ')}</Notice>}
      {isAsking && (
        <BookAnyway
          session={session}
          customer={customer}
          isAdding={isAdding}
          error={error}
          onConfirm={async (overrideNote) => {
            if (await add({ overrideNote })) setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Row>
  );
}
