import type { ChosenMembership, Joining, LostChoice } from '../state/joining.ts';
import type { SectionId } from '../state/section-ids.ts';

/** What stays when the membership changes: everything else was answered for the one before. */
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
export function dropMembership(before: Joining, lostChoice: LostChoice): Joining {
  return { ...withoutAnswers(before), membership: null, lostChoice, open: 'centre_section' };
}

/** The home centre of a membership that is changed: it is not asked for (decisions 34). */
export function keepHomeCentre(before: Joining, centreSlug: string): Joining {
  if (before.centreSlug !== null) return before;
  return { ...before, centreSlug, edited: ['centre_section'], open: 'membership_section' };
}
