import { changeMemberships } from 'shared-contracts/api/memberships';
import { useApiQuery } from 'shared-platform';
import { modeRules } from '../machine/mode-rules.ts';
import { useJoining } from '../state/joining-provider.tsx';

/** The membership that is changed, with the ones it can be changed to; asks nothing in the other modes. */
export function useHeld() {
  const { mode, membershipId } = useJoining().joining;
  return useApiQuery(
    changeMemberships,
    { params: { id: membershipId ?? '' } },
    { enabled: modeRules[mode].isCompared && membershipId !== null },
  );
}
