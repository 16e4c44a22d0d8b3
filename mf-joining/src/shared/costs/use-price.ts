import type { ApiQuery } from 'shared-platform';
import { modeRules } from '../machine/mode-rules.ts';
import { useJoining } from '../state/joining-provider.tsx';
import { changePriceOf, type Price, priceOf } from './price.ts';
import { useChangeCosts, useCosts } from './use-costs.ts';

/** Costs of the chosen membership with everything given so far, in every mode. */
export function usePrice(): ApiQuery<Price> {
  const { mode, membership } = useJoining().joining;
  const costs = useCosts();
  const change = useChangeCosts();
  if (modeRules[mode].pricedBy === 'change') {
    const isMonthly = membership?.paymentType === 'recurring';
    return { ...change, data: change.data && changePriceOf(change.data, isMonthly) };
  }
  return { ...costs, data: costs.data && priceOf(costs.data) };
}
