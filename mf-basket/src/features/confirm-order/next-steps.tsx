import { useAppName, useFlags } from 'shared-platform';
import { Box, Heading } from 'shared-ui/core';
import { texts as orderTexts } from '../../texts/order.ts';

interface Props {
  /** Every class has instructions of its own, in place of the general ones. */
  hasInstructions: boolean;
}

export function NextSteps({ hasInstructions }: Props) {
  const { kiosk } = useFlags();
  const isAtDesk = useAppName() === 'front-of-house';
  const words = isAtDesk ? orderTexts.desk : orderTexts.confirmation;
  const steps = kiosk ? orderTexts.confirmation.nextStepsKiosk : words.nextSteps;
  return (
    <Box component="section" aria-labelledby="order-next">
      <Heading level={2} size={3} id="order-next">
        {words.next}
      </Heading>
      <Box component="ol" sx={{ display: 'grid', gap: 1, mt: 1.5, mb: 0, pl: 3 }}>
        {Object.entries(steps).map(([name, step]) =>
          hasInstructions && name === 'early' ? null : <li key={name}>{step}</li>,
        )}
      </Box>
    </Box>
  );
}
