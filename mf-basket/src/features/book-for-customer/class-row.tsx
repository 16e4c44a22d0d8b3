import { useState } from 'react';
import type { DeskSession } from 'shared-contracts/api/desk-sessions';
import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import { siteTime } from 'shared-contracts/dates';
import { failureMessages } from 'shared-platform/forms';
import { Box, Button, Notice, styled, Text, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../texts/desk.ts';
import { BookAnyway } from './book-anyway.tsx';
import { useAddClass } from './use-add-class.ts';

const words = texts.addClass;

const Row = styled('li')({
  display: 'grid',
  gap: 8,
  paddingBlock: 16,
  overflowWrap: 'anywhere',
  '& + &': { borderTop: '1px solid var(--ui-border)' },
});

interface Props {
  session: DeskSession;
  customer: DeskCustomer;
}

/** A class with what it costs the customer, and the way to book it; where they cannot, why, and what staff can do. */
export function ClassRow({ session, customer }: Props) {
  const { name, startDate, location, offer, bookable, clash, canOverride } = session;
  const [isAsking, setAsking] = useState(false);
  const { add, isAdding, error } = useAddClass(session, customer);
  const time = siteTime(startDate);
  const about = <VisuallyHidden> {words.about(name, time)}</VisuallyHidden>;
  const says = bookable.message ?? (clash && words.clash(clash.name, siteTime(clash.startDate)));
  return (
    <Row>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Text weight="bold">{name}</Text>
        <Text weight="bold" sx={{ flex: 'none' }}>
          {offer.formattedPrice}
        </Text>
      </Box>
      <Text size="small" tone="muted">
        {[location ? words.when(time, location) : time, offer.priceReason].filter(Boolean).join(', ')}
      </Text>
      {says && <Text size="small">{bookable.message === null ? says : words.customerSees(says)}</Text>}
      {error && !isAsking && <Notice severity="danger">{failureMessages(error).join(' ')}</Notice>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
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
            {words.bookAnyway}
            {about}
          </Button>
        )}
      </Box>
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
