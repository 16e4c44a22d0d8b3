import { useState } from 'react';
import type { DeskSession } from 'shared-contracts/api/desk-sessions';
import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import { siteTime } from 'shared-contracts/dates';
import { failureMessages } from 'shared-platform/forms';
import { Button, Icon, Notice, styled, Text, VisuallyHidden } from 'shared-ui/core';
import { ClassLine } from '../../shared/class-line.tsx';
import { texts } from '../../texts/desk.ts';
import { BookAnyway } from './book-anyway.tsx';
import { useAddClass } from './use-add-class.ts';
import { WaitForPlace, waitingText } from './wait-for-place.tsx';

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
  '& > svg': { flex: 'none', color: 'var(--ui-warning)' },
});

interface Props {
  session: DeskSession;
  customer: DeskCustomer;
}

/** A class with what it costs the customer, and the way to book it; where they cannot, why, and what staff can do. */
export function ClassRow({ session, customer }: Props) {
  const { name, startDate, location, offer, bookable, clash, canOverride, waitingList } = session;
  const [isAsking, setAsking] = useState(false);
  const { add, isAdding, error } = useAddClass(session, customer);
  const time = siteTime(startDate);
  const about = <VisuallyHidden> {words.about(name, time)}</VisuallyHidden>;
  const caution = bookable.canBook
    ? clash && words.clash(clash.name, siteTime(clash.startDate))
    : canOverride && bookable.message && words.ruledOut(bookable.message);
  const isFinal = !bookable.canBook && !canOverride;
  const remark = isFinal && (waitingList ? waitingText(waitingList) : bookable.message);
  return (
    <Row>
      <ClassLine
        time={time}
        places={texts.free(session.remainingAttendeeCapacity)}
        price={offer.formattedPrice}
        remark={
          caution && (
            <Caution>
              <Icon name="warning" size={20} />
              {caution}
            </Caution>
          )
        }
        action={
          <>
            {bookable.canBook && (
              <Button
                variant="quiet"
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
            {!canOverride && waitingList?.canJoin && <WaitForPlace session={session} customer={customer} />}
          </>
        }
      >
        <Text weight="bold">{name}</Text>
        <Text size="small" tone="muted">
          {[location, offer.priceReason].filter(Boolean).join(', ')}
        </Text>
        {remark && <Text size="small">{remark}</Text>}
      </ClassLine>
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
