import type { MembershipState, OwnMembership } from 'shared-contracts/api/own-memberships';
import { displayDay } from 'shared-contracts/dates';
import { Chip, type ChipProps } from 'shared-ui/core';
import { texts } from '../texts/en.ts';

const words = texts.memberships;

const tones: Record<MembershipState, NonNullable<ChipProps['tone']>> = {
  current: 'success',
  pending: 'warning',
  upcoming: 'info',
  ended: 'neutral',
};

/** State of a membership; a freeze that is under way comes before it. */
export function MembershipChip({ membership: { state, freeze } }: { membership: OwnMembership }) {
  return freeze?.isUnderWay ? (
    <Chip tone="warning">{words.frozenUntil(displayDay(freeze.endDate))}</Chip>
  ) : (
    <Chip tone={tones[state]}>{words.states[state]}</Chip>
  );
}
