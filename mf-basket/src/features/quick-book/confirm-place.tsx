import type { AddItem } from 'shared-contracts/api/add-item';
import type { Clash } from 'shared-contracts/api/clash';
import type { QuickOffer } from 'shared-contracts/api/quick-book';
import { siteTime } from 'shared-contracts/dates';
import { Notice } from 'shared-ui/core';
import { texts } from '../../texts/quick-book.ts';
import { OfferFacts } from './offer-facts.tsx';
import type { Refusal } from './use-quick-booking.ts';

interface Props {
  offer: QuickOffer;
  item: AddItem;
  /** Reason that the last attempt booked nothing; `null` while one is in progress. */
  refusal: Refusal | null;
}

const clashWords = ({ name, startDate, endDate }: Clash, forName: string | null) => {
  const hours = `${siteTime(startDate)}–${siteTime(endDate)}`;
  return forName === null ? texts.clash(name, hours) : texts.clashOf(forName, name, hours);
};

/** The booking that the next press makes, and any clash. */
export function ConfirmPlace({ offer, item, refusal }: Props) {
  return (
    <>
      {refusal && (
        <Notice severity="warning" title={refusal.title} sx={{ mb: 2 }}>
          {refusal.text}
        </Notice>
      )}
      <OfferFacts offer={offer} item={item} isBookable />
      {offer.clash && (
        <Notice severity="info" sx={{ mt: 2 }}>
          {clashWords(offer.clash, offer.forName)}
        </Notice>
      )}
    </>
  );
}
