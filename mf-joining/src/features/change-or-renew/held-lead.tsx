import { joiningCart } from 'shared-contracts/api/joining-cart';
import { displayDay } from 'shared-contracts/dates';
import { useApiQuery } from 'shared-platform';
import { Text } from 'shared-ui/core';
import { useChosenOffer } from '../../shared/offers/use-chosen-offer.ts';
import { useHeld } from '../../shared/offers/use-held.ts';
import { texts } from '../../texts/change.ts';

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
  const lead = useLead();
  return (
    lead !== null && (
      <Text size="lead" tone="muted" sx={{ mt: -1.5, mb: 3 }}>
        {lead}
      </Text>
    )
  );
}
