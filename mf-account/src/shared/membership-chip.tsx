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

interface Props {
  membership: OwnMembership;
  /** The days of a freeze are beside it. */
  isBrief?: boolean;
}

/** State of a membership; a freeze that is under way comes before it. */
export function MembershipChip({ membership: { state, freeze }, isBrief = false }: Props) {
  return freeze?.isUnderWay ? (
    <Chip tone="warning">{isBrief ? words.frozen : words.frozenUntil(displayDay(freeze.endDate))}</Chip>
  ) : (
    <Chip tone={tones[state]}>{words.states[state]}</Chip>
  );
}
