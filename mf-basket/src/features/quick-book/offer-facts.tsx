import type { AddItem } from 'shared-contracts/api/add-item';
import type { QuickOffer } from 'shared-contracts/api/quick-book';
import { siteTime } from 'shared-contracts/dates';
import { Box, Heading, Icon, Text } from 'shared-ui/core';
import { dayAndTimes, dayOf } from '../../shared/basket/basket-lines.ts';
import { texts as basketTexts } from '../../texts/en.ts';
import { texts } from '../../texts/quick-book.ts';

const fact = {
  display: 'flex',
  gap: '8px',
  alignItems: 'flex-start',
  '& > svg': { mt: '2px', flex: 'none' },
};

interface PlaceProps {
  offer: Pick<QuickOffer, 'startDate' | 'endDate' | 'forName'>;
  /** Venue and room, once known. */
  place: string | undefined;
}

/** When and where it is, and for whom if for someone else. */
export function PlaceFacts({ offer, place }: PlaceProps) {
  const { day, from, until } = dayAndTimes(offer);
  return (
    <>
      <Text component="div" sx={fact}>
        <Icon name="calendar" size={20} />
        {basketTexts.basket.when(day, from, until)}
      </Text>
      {place && (
        <Text component="div" sx={fact}>
          <Icon name="pin" size={20} />
          {place}
        </Text>
      )}
      {offer.forName && (
        <Text component="div" sx={fact}>
          <Icon name="user" size={20} />
          {texts.forName(offer.forName)}
        </Text>
      )}
    </>
  );
}

interface Props {
  offer: QuickOffer;
  item: AddItem;
  /** If not, neither a price nor a cancellation rule is of any use. */
  isBookable: boolean;
}

/** The booking: name, day and time, place, price and its reason, and how to cancel. */
export function OfferFacts({ offer, item, isBookable }: Props) {
  const { freeUntil, description } = offer.cancellation;
  const court = offer.kind === 'Slot' ? (item.individualFacilityUse ?? texts.anyCourt) : null;
  return (
    <Box sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
      <Heading level={3} size={4}>
        {offer.name}
      </Heading>
      <PlaceFacts
        offer={offer}
        place={[offer.venue.name, court ?? offer.location].filter(Boolean).join(', ')}
      />
      {isBookable && (
        <>
          <Box sx={{ mt: 1 }}>
            <Text size="lead" weight="bold">
              {texts.free}
            </Text>
            {offer.offer.priceReason && (
              <Text size="small" tone="success" weight="bold">
                {offer.offer.priceReason}
              </Text>
            )}
          </Box>
          <Box>
            {freeUntil && <Text size="small">{texts.freeUntil(siteTime(freeUntil), dayOf(freeUntil))}</Text>}
            {description && (
              <Text size="small" tone="muted">
                {description}
              </Text>
            )}
          </Box>
        </>
      )}
    </Box>
  );
}
