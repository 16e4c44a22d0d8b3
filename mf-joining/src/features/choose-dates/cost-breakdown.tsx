import { Box, Heading, Skeleton, VisuallyHidden } from 'shared-ui/core';
import { CostList } from '../../shared/costs/cost-list.tsx';
import { usePrice } from '../../shared/costs/use-price.ts';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { texts } from '../../texts/review.ts';

const words = texts.costs;

/** Breakdown of the amount to pay now; it follows the dates and the code. */
export function CostBreakdown() {
  const { state, data, error, isRefreshing, reload } = usePrice();
  if (state === 'error')
    return <LoadFailed title={words.failed} message={error?.message} onTryAgain={reload} />;
  return (
    <Box component="section" aria-labelledby="joining-costs" aria-busy={!data || isRefreshing}>
      <Heading level={3} size={4} id="joining-costs" sx={{ mb: 1.5 }}>
        {words.breakdown}
      </Heading>
      <VisuallyHidden role="status">
        {data && !isRefreshing ? words.updated(data.toPayNow) : words.loading}
      </VisuallyHidden>
      {data ? <CostList price={data} isRefreshing={isRefreshing} /> : <Skeleton height={120} />}
    </Box>
  );
}
