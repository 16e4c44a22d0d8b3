import type { Mode, PaymentType } from './joining.ts';
import type { SectionId } from './section-ids.ts';

/** Facts that decide which sections there are and which of them are complete. */
export interface JoiningFacts {
  mode: Mode;
  isLoggedIn: boolean;
  /** The person has a Direct Debit instruction; unknown before the login, and then counts as none. */
  hasInstruction: boolean;
  hasCentre: boolean;
  /** Payment method of the chosen membership; `null` while none is chosen. */
  paymentType: PaymentType | null;
  /** The chosen membership asks additional questions. */
  hasQuestions: boolean;
}

/** One section as a description: no state and no drawing. */
export interface SectionDefinition {
  id: SectionId;
  /** Sections are shown by rising order. */
  order: number;
  title(): string;
  isShown(facts: JoiningFacts): boolean;
  /** True if an edited section is still complete. */
  isComplete(facts: JoiningFacts): boolean;
  /** True if Edit is offered once it is completed. */
  hasEdit(facts: JoiningFacts): boolean;
  /** A finished one is passed over when the section before it is finished (decisions 36). */
  isPassedOver: boolean;
  /** True if its entries survive a reload; terms, answers and bank details never do. */
  isKept: boolean;
  /** It is a page of its own: reaching it submits what was chosen (decisions 25). */
  isOwnPage: boolean;
}
