import type { AddItem } from 'shared-contracts/api/add-item';
import type { QuickOffer } from 'shared-contracts/api/quick-book';
import { paths } from 'shared-contracts/links';
import { useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Button, Notice } from 'shared-ui/core';
import { texts } from '../../texts/quick-book.ts';
import { OfferFacts } from './offer-facts.tsx';

interface Props {
  offer: QuickOffer;
  item: AddItem;
  onLeave(): void;
}

/** Reason that it can no longer be booked at once; a class leads to its page, which says what to do. */
export function CannotBook({ offer, item, onLeave }: Props) {
  const links = useLinks();
  const { canBook, message } = offer.bookable;
  const inBasket = offer.needsWaiver ? texts.waiverFirst : texts.noLongerFree(offer.offer.formattedPrice);
  const why = canBook ? inBasket : (message ?? texts.cannotBook);
  const seeClass = !canBook && offer.kind === 'ScheduledSession' && (
    <Button
      variant="text"
      size="small"
      component={Link}
      to={links.to(paths.session(offer.venue.slug, offer.id))}
      onClick={onLeave}
    >
      {texts.seeClass}
    </Button>
  );
  return (
    <>
      <Notice severity="warning" sx={{ mb: 2 }} action={seeClass}>
        {why}
      </Notice>
      <OfferFacts offer={offer} item={item} isBookable={false} />
    </>
  );
}
