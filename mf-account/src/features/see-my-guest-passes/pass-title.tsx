import type { GuestPass } from 'shared-contracts/api/guest-passes';
import { Box, Chip, Heading } from 'shared-ui/core';
import { texts } from '../../texts/guest-passes.ts';

interface Props {
  pass: Pick<GuestPass, 'guestName' | 'state'>;
}

/** The guest's name, or that it is a guest pass, with its state. */
export function PassTitle({ pass: { guestName, state } }: Props) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 0.5 }}>
      <Heading level={3} size={4} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {guestName ?? texts.unnamed}
      </Heading>
      <Chip tone={state === 'open' ? 'success' : 'neutral'}>{texts.states[state]}</Chip>
    </Box>
  );
}
