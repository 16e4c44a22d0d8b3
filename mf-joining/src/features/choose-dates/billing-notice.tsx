import { useSession } from 'shared-platform';
import { Notice, Text } from 'shared-ui/core';
import { useHeld } from '../../shared/offers/use-held.ts';
import { useJoining } from '../../shared/state/joining-provider.tsx';
import { texts } from '../../texts/review.ts';

const words = texts.dates;

/** Notice about billing for a member with a Direct Debit (joining specification 6). */
export function BillingNotice() {
  const { user } = useSession();
  const { membership } = useJoining().joining;
  const { membership: held } = useHeld().data ?? {};
  if (membership?.paymentType !== 'recurring' || !user?.hasInstruction) return null;
  return (
    <Notice title={words.hasInstruction} live={false}>
      <Text>{words.aligned}</Text>
      {held?.paymentType === 'recurring' && <Text>{words.insteadOf(held.price.formatted, held.name)}</Text>}
    </Notice>
  );
}
