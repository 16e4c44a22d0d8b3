import { Notice } from 'shared-ui/core';
import { texts } from '../../../texts/en.ts';
import type { LostChoice } from '../state/joining.ts';
import { useJoining } from '../state/joining-provider.tsx';

/** What became of a wanted membership, in words. */
export const lostWords: Record<LostChoice, string> = {
  'not-found': texts.membership.notFound,
  ineligible: texts.details.ineligible,
};

/** Says it where another one is chosen: the toast that said it first goes. */
export function LostChoiceNotice() {
  const { lostChoice } = useJoining().joining;
  if (lostChoice === null) return null;
  return (
    <Notice severity="warning" live={false} sx={{ mb: 2.5 }}>
      {lostWords[lostChoice]}
    </Notice>
  );
}
