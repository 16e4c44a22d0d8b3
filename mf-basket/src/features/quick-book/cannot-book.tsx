import type { AddItem } from 'shared-contracts/api/add-item';
import type { QuickOffer } from 'shared-contracts/api/quick-book';
import { paths } from 'shared-contracts/links';
import { useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Button, Notice, styled, Text } from 'shared-ui/core';
import { texts } from '../../texts/quick-book.ts';
import { OfferFacts } from './offer-facts.tsx';

const Price = styled('span')({ color: 'var(--ui-text)', fontSize: '1.25rem' });

interface Props {
  offer: QuickOffer;
  item: AddItem;
  /** The class is full, and its waiting list takes this person. */
  canWait: boolean;
}

/** A class without places; a court has other times, but no page of its own. */
export const isFullClass = ({ kind, bookable: { reason } }: QuickOffer): boolean =>
  kind === 'ScheduledSession' && reason === 'full';

/** Free no longer, and nothing else is in the way. */
const isPriced = ({ bookable, needsWaiver }: QuickOffer): boolean => bookable.canBook && !needsWaiver;

/** Reason in one line. */
export function cannotBookTitle(offer: QuickOffer): string {
  if (offer.bookable.canBook) return offer.needsWaiver ? texts.waiverTitle : texts.pricedTitle;
  return isFullClass(offer) ? texts.fullTitle : texts.cannotTitle;
}

function reasonOf(offer: QuickOffer, canWait: boolean): string {
  const { canBook, message } = offer.bookable;
  if (canBook) return offer.needsWaiver ? texts.waiverFirst : texts.noLongerFree;
  if (!isFullClass(offer)) return message ?? texts.cannotBook;
  // The title says as much as the usual message; a venue's own words say more.
  const own = message === `${texts.fullTitle}.` ? null : message;
  return [own, canWait ? texts.canWait : texts.otherTime].filter(Boolean).join(' ');
}

/** Reason that it can no longer be booked at once. */
export function CannotBook({ offer, item, canWait }: Props) {
  const facts = <OfferFacts offer={offer} item={item} isBookable={false} />;
  const reason = reasonOf(offer, canWait);
  // The title has the news about a full class; what to do comes last.
  if (isFullClass(offer)) {
    return (
      <>
        {facts}
        <Text sx={{ mt: 2, textWrap: 'balance' }}>{reason}</Text>
      </>
    );
  }
  return (
    <>
      <Notice
        severity="warning"
        title={isPriced(offer) && <Price>{texts.nowPrice(offer.offer.formattedPrice)}</Price>}
        sx={{ mb: 2 }}
      >
        {reason}
      </Notice>
      {facts}
    </>
  );
}

/** The ways on from what can no longer be booked: to the page of a class, which has its waiting list, or back to the others. */
export function WaysOn({ offer, canWait, onLeave }: Omit<Props, 'item'> & { onLeave(): void }) {
  const links = useLinks();
  const toClass = {
    component: Link,
    to: links.to(paths.session(offer.venue.slug, offer.id)),
    onClick: onLeave,
  };
  if (canWait) {
    return (
      <>
        <Button variant="text" onClick={onLeave}>
          {texts.chooseElse}
        </Button>
        <Button {...toClass}>{texts.joinWaitingList}</Button>
      </>
    );
  }
  return (
    <>
      {offer.kind === 'ScheduledSession' && (
        <Button variant="text" {...toClass}>
          {texts.seeClass}
        </Button>
      )}
      <Button onClick={onLeave}>{texts.chooseElse}</Button>
    </>
  );
}
