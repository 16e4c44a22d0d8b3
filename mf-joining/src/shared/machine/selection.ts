import type { ChosenMembership, Joining, UnavailableChoice } from './joining.ts';
import type { SectionId } from './section-ids.ts';

/** Sections that stay when the membership changes: everything else was answered for the one before. */
const INDEPENDENT: readonly SectionId[] = ['centre_section', 'details_section'];

const withoutAnswers = (before: Joining): Joining => ({
  ...before,
  edited: before.edited.filter((id) => INDEPENDENT.includes(id)),
  isSubmitted: false,
  newMandateSubmitted: false,
});

const isSame = (one: ChosenMembership | null, other: ChosenMembership): boolean =>
  one?.typeId === other.typeId && one.paymentOptionId === other.paymentOptionId;

/** Chooses a membership; another one than before resets what was answered for that (joining specification 4). */
export function selectMembership(before: Joining, chosen: ChosenMembership): Joining {
  if (isSame(before.membership, chosen))
    return before.lostChoice === null ? before : { ...before, lostChoice: null };
  return { ...withoutAnswers(before), membership: chosen, lostChoice: null };
}

/** Gives up the membership: the person is back at their centre (joining specification 4 "Customer creation"). */
export function dropMembership(before: Joining, lostChoice: UnavailableChoice): Joining {
  const lostMembership = before.membership;
  return { ...withoutAnswers(before), membership: null, lostChoice, lostMembership, open: 'centre_section' };
}
