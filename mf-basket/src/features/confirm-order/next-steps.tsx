import type { MembershipOrderItem } from 'shared-contracts/api/orders';
import { displayDay, weekday } from 'shared-contracts/dates';
import { useAppName, useFlags } from 'shared-platform';
import { Box, Heading } from 'shared-ui/core';
import { texts as orderTexts } from '../../texts/order.ts';

interface Props {
  /** Every class has instructions of its own, in place of the general ones. */
  hasInstructions: boolean;
}

/** The way from a booking to its class. */
export function NextSteps({ hasInstructions }: Props) {
  const { kiosk } = useFlags();
  const isAtDesk = useAppName() === 'front-of-house';
  const words = isAtDesk ? orderTexts.desk : orderTexts.confirmation;
  const { early, ...others } = kiosk ? orderTexts.confirmation.nextStepsKiosk : words.nextSteps;
  const { code, ...rest } = others;
  return (
    <Steps title={words.next} steps={[code, ...(hasInstructions ? [] : [early]), ...Object.values(rest)]} />
  );
}

/** The way from a new membership to the first visit; a kiosk leads to no account. */
export function MemberSteps({ membership }: { membership: MembershipOrderItem }) {
  const { kiosk } = useFlags();
  const { next, nextStepsMember: words } = orderTexts.confirmation;
  const { startDate } = membership;
  const start = words.start(`${weekday(startDate, 'short')} ${displayDay(startDate)}`);
  return <Steps title={next} steps={[start, words.book, words.code, ...(kiosk ? [] : [words.account])]} />;
}

function Steps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <Box component="section" aria-labelledby="order-next">
      <Heading level={2} size={3} id="order-next">
        {title}
      </Heading>
      <Box component="ol" sx={{ display: 'grid', gap: 1, mt: 1.5, mb: 0, pl: 3 }}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Box>
    </Box>
  );
}
