import { Card, Heading, Text, useMediaQuery, useTheme } from 'shared-ui/core';
import { texts } from '../../../texts/en.ts';
import { useJoining } from '../state/joining-provider.tsx';
import { PricePart } from './price-part.tsx';
import { SelectionFacts } from './selection-facts.tsx';
import { SummaryBar } from './summary-bar.tsx';
import { usePriceSummary } from './use-price-summary.ts';

const words = texts.sidebar;

/** What was chosen so far and, once a membership is, what it costs. */
export function Sidebar() {
  const { membership } = useJoining().joining;
  const price = usePriceSummary();
  const { breakpoints } = useTheme();
  const isNarrow = useMediaQuery(breakpoints.down('md').replace('@media ', ''));
  if (membership !== null && isNarrow)
    return (
      <SummaryBar title={words.paymentSummary} total={price.data?.toPayNow}>
        <SelectionFacts />
        <PricePart query={price} />
      </SummaryBar>
    );
  return (
    <Card component="aside" aria-labelledby="joining-selection" sx={{ display: 'grid', gap: 2 }}>
      <Heading level={2} size={3} id="joining-selection">
        {membership === null ? words.title : words.paymentSummary}
      </Heading>
      <SelectionFacts />
      {membership === null ? <Text tone="muted">{words.empty}</Text> : <PricePart query={price} />}
    </Card>
  );
}
