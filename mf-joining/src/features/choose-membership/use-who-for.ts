import type { MembershipType } from 'shared-contracts/api/membership-entities';
import type { Venue } from 'shared-contracts/api/venues';
import { givesAccessTo, isListable } from 'shared-contracts/memberships';
import { WHO_FOR_KEY } from 'shared-contracts/query-keys';
import { useSearchParams } from 'shared-platform/router';
import { modeRules } from '../../shared/machine/mode-rules.ts';
import { type WhoFor, whoForChoices, whoForKey } from '../../shared/offers/who-for.ts';
import { useJoining } from '../../shared/state/joining-provider.tsx';

interface WhoForControl {
  choices: readonly WhoFor[];
  /** `null` while it is not answered. */
  whoFor: WhoFor | null;
}

/** The group that a membership is for. A change is for the person who holds the one before. */
export function useWhoFor(types: readonly MembershipType[], centre: Venue): WhoForControl {
  const { mode } = useJoining().joining;
  const [query] = useSearchParams();
  if (modeRules[mode].isHeld) return { choices: [], whoFor: null };
  const choices = whoForChoices(types.filter(isListable).filter((type) => givesAccessTo(type, centre.id)));
  const chosen = query.get(WHO_FOR_KEY);
  return { choices, whoFor: choices.find((choice) => whoForKey(choice) === chosen) ?? null };
}
