import { useSession } from 'shared-platform';
import { Notice } from 'shared-ui/core';
import { useJoining } from '../../shared/state/joining-provider.tsx';
import { texts } from '../../texts/review.ts';

const words = texts.dates;

/** Notice about billing for a member with a Direct Debit (joining specification 6). */
export function BillingNotice() {
  const { user } = useSession();
  const { membership } = useJoining().joining;
  if (membership?.paymentType !== 'recurring' || !user?.hasInstruction) return null;
  return (
    <Notice title={words.hasInstruction} live={false}>
      {words.aligned}
    </Notice>
  );
}
