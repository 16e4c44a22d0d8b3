import type { GuestPass } from 'shared-contracts/api/guest-passes';
import { Box, Chip, Heading } from 'shared-ui/core';
import { texts } from '../../texts/guest-passes.ts';

interface Props {
  pass: Pick<GuestPass, 'guestName' | 'name' | 'state'>;
  level: 2 | 3;
}

/** The guest's name, or what the pass is called, with its state. */
export function PassTitle({ pass: { guestName, name, state }, level }: Props) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: level === 2 ? 1 : 0 }}>
      <Heading level={level} size={level === 2 ? 3 : 4} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {guestName ?? name}
      </Heading>
      <Chip tone={state === 'open' ? 'success' : 'neutral'}>{texts.states[state]}</Chip>
    </Box>
  );
}
