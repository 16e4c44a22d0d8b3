import type { ActivityCartItem } from 'shared-contracts/api/basket';
import { Box, Button, Text } from 'shared-ui/core';
import { Select } from 'shared-ui/forms';
import { texts as offerTexts } from '../../texts/package-offer.ts';
import { texts as words } from '../../texts/review.ts';

interface Props {
  item: ActivityCartItem;
  name: string;
  isBusy: boolean;
  onChoose(pricingOptionId: string): void;
}

/**
 * The prices a class can be bought at, and the question about someone else's package. A separate part, since forms
 * come only where there is something to choose.
 */
export default function PriceChoice({ item, name: line, isBusy, onChoose }: Props) {
  const { benefit, packageOffer } = item;
  const options = item.options.filter(({ id }) => id !== packageOffer?.optionId);
  return (
    <>
      {!benefit && options.length > 1 && (
        <Select
          sx={{ maxWidth: { sm: 320 } }}
          label={words.price}
          aria-label={words.priceOf(line)}
          value={item.pricingOptionId ?? ''}
          options={options.map(({ id, name, formattedPrice }) => ({
            value: id,
            label: words.option(name, formattedPrice),
          }))}
          onChange={({ target }) => onChoose(target.value)}
        />
      )}
      {packageOffer && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', alignItems: 'center' }}>
          <Text sx={{ flex: '1 1 240px' }}>
            {offerTexts.question(packageOffer.ownerFirstName, packageOffer.name, packageOffer.usesLeft)}
          </Text>
          <Button
            variant="quiet"
            size="small"
            disabled={isBusy}
            aria-label={offerTexts.takeFor(packageOffer.name, line)}
            onClick={() => onChoose(packageOffer.optionId)}
          >
            {offerTexts.take(packageOffer.name)}
          </Button>
        </Box>
      )}
    </>
  );
}
