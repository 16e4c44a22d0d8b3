import { joiningCart } from 'shared-contracts/api/joining-cart';
import { siteDay } from 'shared-contracts/dates';
import { startDateWindow } from 'shared-contracts/memberships';
import { useApiQuery } from 'shared-platform';
import { useJoiningEntries } from '../entries/use-joining-entries.ts';
import { modeRules } from '../machine/mode-rules.ts';
import { useJoining } from '../state/joining-provider.tsx';
import { type DayWindow, startDay } from './start-date.ts';
import { useChangeCosts } from './use-costs.ts';

export interface StartDay {
  /** The day the membership starts on; `null` until the server has said it, where it decides. */
  day: string | null;
  /** The days to choose from; `null` where there is no choice. */
  window: DayWindow | null;
}

/** When the chosen membership starts: on a day of one's own, within the window of a change, or as renewed. */
export function useStartDay(): StartDay {
  const { mode, membership } = useJoining().joining;
  const { pricedBy } = modeRules[mode];
  const { given } = useJoiningEntries();
  const { data: changeCosts } = useChangeCosts();
  const isInBasket = pricedBy === 'basket';
  const { data: cart } = useApiQuery(joiningCart, {}, { enabled: isInBasket && membership !== null });
  if (isInBasket) return { day: cart?.startDate ?? null, window: null };
  const window =
    pricedBy === 'costs' ? startDateWindow(siteDay(new Date())) : (changeCosts?.startsAt ?? null);
  return { day: window && startDay(given.startDate, window), window };
}
