import type { ActivityCartItem } from 'shared-contracts/api/basket';
import { Select } from 'shared-ui/forms';
import { texts } from '../../texts/en.ts';

interface Props {
  item: ActivityCartItem;
  name: string;
  onChoose(pricingOptionId: string): void;
}

/** The prices a class can be bought at. A part of its own, since forms come only where there is something to choose. */
export default function PriceChoice({ item, name: line, onChoose }: Props) {
  return (
    <Select
      label={texts.basket.price}
      aria-label={texts.basket.priceOf(line)}
      value={item.pricingOptionId ?? ''}
      options={item.options.map(({ id, name, formattedPrice }) => ({
        value: id,
        label: texts.basket.option(name, formattedPrice),
      }))}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}
