import type { AddItem } from 'shared-contracts/api/add-item';
import type { QuickOffer } from 'shared-contracts/api/quick-book';
import { Notice } from 'shared-ui/core';
import { OfferFacts } from './offer-facts.tsx';
import type { Refusal } from './use-quick-booking.ts';

interface Props {
  offer: QuickOffer;
  item: AddItem;
  /** Why the last press booked nothing; `null` while one is carried out. */
  refusal: Refusal | null;
}

/** What is booked with the next press. */
export function ConfirmPlace({ offer, item, refusal }: Props) {
  return (
    <>
      {refusal && (
        <Notice severity="warning" title={refusal.title} sx={{ mb: 2 }}>
          {refusal.text}
        </Notice>
      )}
      <OfferFacts offer={offer} item={item} isBookable />
    </>
  );
}
