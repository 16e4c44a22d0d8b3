import { joiningCart } from 'shared-contracts/api/joining-cart';
import { displayDay } from 'shared-contracts/dates';
import { useApiQuery } from 'shared-platform';
import { useChosenOffer } from '../../shared/offers/use-chosen-offer.ts';
import { useHeld } from '../../shared/offers/use-held.ts';
import { texts } from '../../texts/change.ts';
import { LeadRoom } from './lead-room.tsx';

/** Names of the memberships before and after a change, or the day of a renewal. */
function useLead(): string | null {
  const { membership: held } = useHeld().data ?? {};
  const name = useChosenOffer()?.type.name;
  const { data: cart } = useApiQuery(joiningCart, {}, { enabled: false });
  if (held) return name ? texts.fromTo(held.name, name) : texts.now(held.name, held.price.formatted);
  return name && cart ? texts.renewedFrom(name, displayDay(cart.startDate)) : null;
}

/** Says below the title of the page what is changed or renewed. */
export function HeldLead() {
  return <LeadRoom>{useLead()}</LeadRoom>;
}
