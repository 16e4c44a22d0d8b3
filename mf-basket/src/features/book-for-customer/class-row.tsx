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
  const { name, startDate, location, offer, bookable, clash, canOverride, remainingAttendeeCapacity } =
    session;
  const [isAsking, setAsking] = useState(false);
  const { add, isAdding, error } = useAddClass(session, customer);
  const time = siteTime(startDate);
  const about = <VisuallyHidden> {words.about(name, time)}</VisuallyHidden>;
  const says = bookable.message
    ? words.customerSees(bookable.message)
    : clash && words.clash(clash.name, siteTime(clash.startDate));
  const isOverridable = bookable.canBook || canOverride;
  return (
    <Row>
      <ClassLine
        time={time}
        places={texts.free(remainingAttendeeCapacity)}
        price={offer.formattedPrice}
        remark={
          says &&
          isOverridable && (
            <Caution>
              <Icon name="warning" size={20} />
              {says}
            </Caution>
          )
        }
        action={
          <>
            {bookable.canBook && (
              <Button
                variant={clash ? 'text' : 'quiet'}
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
              <Button variant="text" size="small" onClick={() => setAsking(true)}>
                {words.bookAnyway}
                {about}
              </Button>
            )}
          </>
        }
      >
        <Text weight="bold">{name}</Text>
        <Text size="small" tone="muted">
          {[location, offer.priceReason].filter(Boolean).join(', ')}
        </Text>
        {says && !isOverridable && <Text size="small">{says}</Text>}
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
