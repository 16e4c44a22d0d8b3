import type { ApiQuery } from 'shared-platform';
import { useChangeCosts, useCosts } from '../costs/use-costs.ts';
import { useJoining } from '../state/joining-provider.tsx';
import { changeSummaryOf, type PriceSummary, summaryOf } from './price-summary.ts';

/** What the chosen membership costs with everything given so far, in every mode. */
export function usePriceSummary(): ApiQuery<PriceSummary> {
  const { mode } = useJoining().joining;
  const costs = useCosts();
  const change = useChangeCosts();
  if (mode === 'change') return { ...change, data: change.data && changeSummaryOf(change.data) };
  return { ...costs, data: costs.data && summaryOf(costs.data) };
}
