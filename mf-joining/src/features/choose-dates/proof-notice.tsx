import { Notice } from 'shared-ui/core';
import { modeRules } from '../../shared/machine/mode-rules.ts';
import { ProofLines } from '../../shared/offers/proof-lines.tsx';
import { useChosenOffer } from '../../shared/offers/use-chosen-offer.ts';
import { useJoining } from '../../shared/state/joining-provider.tsx';

/** Says of a membership that needs proof what it is worth until then; a renewal needs none. */
export function ProofNotice() {
  const { mode } = useJoining().joining;
  const offer = useChosenOffer();
  if (!offer?.type.eligibility || !modeRules[mode].hasChoice) return null;
  return (
    <Notice severity={modeRules[mode].isHeld ? 'warning' : 'info'} live={false}>
      <ProofLines />
    </Notice>
  );
}
