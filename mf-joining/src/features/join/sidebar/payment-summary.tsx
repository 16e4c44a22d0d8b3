import { Card, Heading, useMediaQuery, useTheme } from 'shared-ui/core';
import { texts } from '../../../texts/en.ts';
import { usePrice } from '../costs/use-price.ts';
import { useFailureToast } from '../parts/use-failure-toast.ts';
import { PricePart } from './price-part.tsx';
import { SelectionFacts } from './selection-facts.tsx';
import { SummaryBar } from './summary-bar.tsx';

const words = texts.sidebar;

/** The chosen membership with what it costs: a card beside the sections, or a bar below them. */
export default function PaymentSummary() {
  const price = usePrice();
  useFailureToast(price.error, words.incalculable);
  const { breakpoints } = useTheme();
  const isNarrow = useMediaQuery(breakpoints.down('md').replace('@media ', ''));
  if (isNarrow)
    return (
      <SummaryBar title={words.paymentSummary} total={price.data?.toPayNow}>
        <SelectionFacts />
        <PricePart query={price} />
      </SummaryBar>
    );
  return (
    <Card component="aside" aria-labelledby="joining-selection" sx={{ display: 'grid', gap: 2 }}>
      <Heading level={2} size={3} id="joining-selection">
        {words.paymentSummary}
      </Heading>
      <SelectionFacts />
      <PricePart query={price} />
    </Card>
  );
}
