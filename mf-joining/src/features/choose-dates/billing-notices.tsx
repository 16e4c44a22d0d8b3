import { useSession } from 'shared-platform';
import { Notice, Stack } from 'shared-ui/core';
import { useJoining } from '../../shared/state/joining-provider.tsx';
import { texts } from '../../texts/review.ts';

const words = texts.dates;

/** Notices about billing for a member who already pays monthly (joining specification 6). */
export function BillingNotices() {
  const { user } = useSession();
  const { membership } = useJoining().joining;
  if (membership?.paymentType !== 'recurring' || !user) return null;
  if (!user.hasInstruction && !user.hasBillingDate) return null;
  return (
    <Stack spacing={1.5}>
      {user.hasInstruction && (
        <Notice title={words.hasInstruction} live={false}>
          {words.aligned}
        </Notice>
      )}
      {user.hasBillingDate && <Notice live={false}>{words.usualDate}</Notice>}
    </Stack>
  );
}
