import type { JoiningFacts } from '../shared/machine/section-definition.ts';
import type { SectionId } from '../shared/machine/section-ids.ts';

/** A visitor who joins again and has chosen nothing, for tests. */
export const testFacts = (parts: Partial<JoiningFacts> = {}): JoiningFacts => ({
  mode: 'join',
  isLoggedIn: false,
  hasInstruction: false,
  hasCentre: false,
  paymentType: null,
  hasQuestions: false,
  ...parts,
});

const letters: Record<string, SectionId> = {
  C: 'centre_section',
  M: 'membership_section',
  D: 'details_section',
  A: 'additional_details_section',
  R: 'dates_section',
  P: 'dd_section',
  S: 'confirmation_section',
  X: 'checkout_section',
};

/** Section ids by a letter each: Centre, Membership, Details, Additional details, Review, Pay monthly, Sure?, X checkout. */
export const ids = (text: string): SectionId[] => [...text].map((letter) => letters[letter] as SectionId);
