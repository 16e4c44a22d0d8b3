import { useFlags } from 'shared-platform';
import { Box, Heading } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';

export function NextSteps() {
  const { kiosk } = useFlags();
  const steps = kiosk ? texts.confirmation.nextStepsKiosk : texts.confirmation.nextSteps;
  return (
    <Box component="section" aria-labelledby="order-next">
      <Heading level={2} size={3} id="order-next">
        {texts.confirmation.next}
      </Heading>
      <Box component="ol" sx={{ display: 'grid', gap: 1, mt: 1.5, mb: 0, pl: 3 }}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Box>
    </Box>
  );
}
