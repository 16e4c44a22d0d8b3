import { useEffect, useRef } from 'react';
import type { AddItem } from 'shared-contracts/api/add-item';
import type { QuickOffer } from 'shared-contracts/api/quick-book';
import { Box, Button, Notice, Text } from 'shared-ui/core';
import { texts } from '../../texts/quick-book.ts';
import { OfferFacts } from './offer-facts.tsx';
import type { Refusal } from './use-quick-booking.ts';

interface Props {
  offer: QuickOffer;
  item: AddItem;
  /** Why the last press booked nothing; `null` while one is carried out. */
  refusal: Refusal | null;
  /** The terms were read: the way to them takes the focus back. */
  isBack: boolean;
  onRead(): void;
}

/** What is booked with the next press, and what is agreed to by it (docs/adr/0017). */
export function ConfirmPlace({ offer, item, refusal, isBack, onRead }: Props) {
  const terms = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) terms.current?.focus();
  }, [isBack]);
  return (
    <>
      {refusal && (
        <Notice severity="warning" title={refusal.title} sx={{ mb: 2 }}>
          {refusal.text}
        </Notice>
      )}
      <OfferFacts offer={offer} item={item} isBookable />
      {offer.terms.length > 0 && (
        <Box sx={{ mt: 2, pt: 2, borderTop: '1px solid var(--ui-border)' }}>
          <Text size="small">{texts.agree}</Text>
          <Button ref={terms} variant="text" size="small" onClick={onRead} sx={{ ml: -1.5 }}>
            {offer.terms.map(({ title }) => title).join(', ')}
          </Button>
        </Box>
      )}
    </>
  );
}
