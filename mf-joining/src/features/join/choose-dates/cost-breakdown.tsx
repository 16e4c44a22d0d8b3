import type { ApiQuery } from 'shared-platform';
import { Box, Heading, Skeleton, Text, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../../texts/en.ts';
import { CostList } from '../costs/cost-list.tsx';
import { type CostRow, changeCostRows, costRows } from '../costs/cost-rows.ts';
import type { CurrentCosts } from '../costs/current-costs.ts';
import { useChangeCosts, useCosts } from '../costs/use-costs.ts';
import { LoadFailed } from '../parts/load-failed.tsx';
import { useJoining } from '../state/joining-provider.tsx';

const words = texts.costs;

interface Breakdown {
  rows: CostRow[];
  total: string;
  notes: string[];
}

function ofCosts(costs: CurrentCosts): Breakdown {
  const { paymentType, prettyFirstBillingDate, globalBasePrice, dependsOnBillingDay } = costs;
  const isMonthly = paymentType === 'recurring' && prettyFirstBillingDate !== null;
  const later = isMonthly ? [words.later(globalBasePrice.formatted, prettyFirstBillingDate)] : [];
  return {
    rows: costRows(costs),
    total: costs.totalToPayNow.formatted,
    notes: dependsOnBillingDay ? [words.lowest] : later,
  };
}

/** What is to pay now, part by part; it follows the dates and the code. */
export function CostBreakdown() {
  const { mode } = useJoining().joining;
  const costs = useCosts();
  const changes = useChangeCosts();
  if (mode !== 'change') return <Shown query={costs} breakdown={costs.data && ofCosts(costs.data)} />;
  const { data } = changes;
  const breakdown = data && {
    rows: changeCostRows(data),
    total: data.totalDueNow.formatted,
    notes: [
      `${words.newPrice}: ${data.newMembershipPrice.formatted}`,
      `${words.difference}: ${data.costs.differenceToOldMembership}`,
    ],
  };
  return <Shown query={changes} breakdown={breakdown} />;
}

interface ShownProps {
  query: Pick<ApiQuery<unknown>, 'state' | 'error' | 'isRefreshing' | 'reload'>;
  breakdown: Breakdown | undefined;
}

function Shown({ query, breakdown }: ShownProps) {
  if (query.state === 'error')
    return <LoadFailed title={words.failed} message={query.error?.message} onTryAgain={query.reload} />;
  return (
    <Box component="section" aria-labelledby="joining-costs" aria-busy={!breakdown || query.isRefreshing}>
      <Heading level={3} size={4} id="joining-costs" sx={{ mb: 1.5 }}>
        {words.breakdown}
      </Heading>
      <VisuallyHidden role="status">
        {breakdown && !query.isRefreshing ? words.updated(breakdown.total) : words.loading}
      </VisuallyHidden>
      {breakdown ? (
        <Box sx={{ opacity: query.isRefreshing ? 0.6 : 1 }}>
          <CostList rows={breakdown.rows} total={breakdown.total} />
          {breakdown.notes.map((note) => (
            <Text key={note} size="small" tone="muted" sx={{ mt: 1 }}>
              {note}
            </Text>
          ))}
        </Box>
      ) : (
        <Skeleton height={120} />
      )}
    </Box>
  );
}
