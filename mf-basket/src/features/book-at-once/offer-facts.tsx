import type { AddItem } from 'shared-contracts/api/add-item';
import type { QuickOffer } from 'shared-contracts/api/quick-book';
import { displayDay, siteDay, siteTime } from 'shared-contracts/dates';
import { pence } from 'shared-contracts/money';
import { Box, Heading, Icon, Text } from 'shared-ui/core';
import { dayAndTimes } from '../../basket/basket-lines.ts';
import { texts as basketTexts } from '../../texts/en.ts';
import { texts } from '../../texts/quick-book.ts';

const fact = {
  display: 'flex',
  gap: '8px',
  alignItems: 'flex-start',
  '& > svg': { mt: '2px', flex: 'none' },
};

function priceText({ price, formattedPrice, priceReason }: QuickOffer['offer']): string {
  if (pence(price) > 0) return formattedPrice;
  return priceReason ? texts.freeBecause(priceReason) : texts.free;
}

interface Props {
  offer: QuickOffer;
  item: AddItem;
  /** How giving the place up again is told, where there is a place to have. */
  isBookable: boolean;
}

/** What is booked: name, day and time, place, what it costs and why, and how it is cancelled. */
export function OfferFacts({ offer, item, isBookable }: Props) {
  const { day, from, until } = dayAndTimes(offer);
  const { freeUntil, description } = offer.cancellation;
  const court = offer.kind === 'Slot' ? (item.individualFacilityUse ?? texts.anyCourt) : null;
  return (
    <Box sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
      <Heading level={3}>{offer.name}</Heading>
      <Text component="div" sx={fact}>
        <Icon name="calendar" size={20} />
        {basketTexts.basket.when(day, from, until)}
      </Text>
      <Text component="div" sx={fact}>
        <Icon name="pin" size={20} />
        {[offer.venue.name, court ?? offer.location].filter(Boolean).join(', ')}
      </Text>
      {offer.forName && (
        <Text component="div" sx={fact}>
          <Icon name="user" size={20} />
          {texts.forName(offer.forName)}
        </Text>
      )}
      <Text weight="bold" size="lead" sx={{ mt: 1 }}>
        {priceText(offer.offer)}
      </Text>
      {isBookable && (
        <Text size="small" tone="muted">
          {description} {freeUntil && texts.freeUntil(siteTime(freeUntil), displayDay(siteDay(freeUntil)))}
        </Text>
      )}
    </Box>
  );
}
