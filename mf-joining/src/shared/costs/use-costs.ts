import { joiningCart } from 'shared-contracts/api/joining-cart';
import { type ChangeCosts, changeCosts, membershipCosts } from 'shared-contracts/api/memberships';
import { siteDay } from 'shared-contracts/dates';
import { needsBillingDay, startDateWindow } from 'shared-contracts/memberships';
import { type ApiQuery, useApiQuery, useSession } from 'shared-platform';
import { useCentre } from '../centre/use-centre.ts';
import { useJoiningEntries } from '../entries/use-joining-entries.ts';
import { modeRules } from '../machine/mode-rules.ts';
import { useJoining } from '../state/joining-provider.tsx';
import { type CurrentCosts, renewalCosts } from './current-costs.ts';
import { startDay } from './start-date.ts';
import { useLastAnswer } from './use-last-answer.ts';

const visitor = { hasInstruction: false, hasBillingDate: false };

/** The query of the costs call: what was given so far, each part left out while it is unknown or not asked for. */
function useCostsQuery(venueId: string | undefined) {
  const { membership } = useJoining().joining;
  const { given } = useJoiningEntries();
  const { user } = useSession();
  const window = startDateWindow(siteDay(new Date()));
  const asksDay = membership !== null && needsBillingDay(membership.paymentType, user ?? visitor);
  return {
    ...(given.startDate !== null && { start_date: startDay(given.startDate, window) }),
    ...(asksDay && given.billingDay !== null && { billing_day: String(given.billingDay) }),
    ...(venueId !== undefined && { venue_id: venueId }),
    ...(given.promotion && { promotion_code_id: given.promotion.id }),
  };
}

/**
 * Costs of the chosen membership with the dates and the code given so far. While a newer answer is loading, the
 * last one of the same choice stays, marked as refreshing. Calls nothing before a membership is chosen, and nothing when
 * one is changed: `useChangeCosts` is for that.
 */
export function useCosts(): ApiQuery<CurrentCosts> {
  const { mode, centreSlug, membership } = useJoining().joining;
  const { pricedBy } = modeRules[mode];
  const { centre } = useCentre(centreSlug);
  const query = useCostsQuery(centre?.id);
  const costs = useApiQuery(
    membershipCosts,
    { params: { typeId: membership?.typeId ?? '', optionId: membership?.paymentOptionId ?? '' }, query },
    { enabled: pricedBy === 'costs' && membership !== null && centre !== undefined },
  );
  const kept = useLastAnswer(costs, JSON.stringify(membership));
  const cart = useApiQuery(joiningCart, {}, { enabled: pricedBy === 'basket' && membership !== null });
  if (pricedBy !== 'basket') return kept;
  return { ...cart, data: cart.data ? renewalCosts(cart.data) : undefined };
}

/** Costs of a change, and its possible start; calls nothing in the other modes. */
export function useChangeCosts(): ApiQuery<ChangeCosts> {
  const { membership, mode, membershipId } = useJoining().joining;
  const { given } = useJoiningEntries();
  const query = useApiQuery(
    changeCosts,
    {
      params: { id: membershipId ?? '', paymentOptionId: membership?.paymentOptionId ?? '' },
      query: given.startDate === null ? {} : { startsAt: given.startDate },
    },
    { enabled: modeRules[mode].pricedBy === 'change' && membership !== null },
  );
  return useLastAnswer(query, JSON.stringify(membership));
}
