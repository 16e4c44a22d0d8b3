import { useSession } from 'shared-platform';
import { Notice, Stack, Text } from 'shared-ui/core';
import { useJoining } from '../../shared/state/joining-provider.tsx';
import { texts } from '../../texts/review.ts';

const words = texts.dates;

/** Notice about billing for a member who already pays monthly (joining specification 6). */
export function BillingNotices() {
  const { user } = useSession();
  const { membership } = useJoining().joining;
  if (membership?.paymentType !== 'recurring' || !user) return null;
  if (!user.hasInstruction && !user.hasBillingDate) return null;
  return (
    <Notice title={user.hasInstruction ? words.hasInstruction : undefined} live={false}>
      <Stack spacing={1}>
        {user.hasInstruction && <Text>{words.aligned}</Text>}
        {user.hasBillingDate && <Text>{words.usualDate}</Text>}
      </Stack>
    </Notice>
  );
}
