import type { JoiningCart, MembershipDetails } from 'shared-contracts/api/joining-cart';
import type { ValidationMessages } from 'shared-contracts/envelope';
import type { ChosenMembership, Joining, UnavailableChoice } from './joining.ts';
import type { JoiningAddress } from './joining-address.ts';
import type { JoiningFacts } from './section-definition.ts';
import type { SectionId } from './section-ids.ts';

export type JoiningPhase =
  /** The person's basket is not known yet, so no section is shown. */
  | { at: 'opening' }
  /** On the way to the own address of the membership in the basket. */
  | { at: 'leading' }
  /** The sections are shown. */
  | { at: 'filling' }
  /** The membership is being put into the basket. */
  | { at: 'storing'; newMandate: boolean }
  /** It is there, and the answers follow. */
  | { at: 'answering'; newMandate: boolean; cart: JoiningCart }
  | { at: 'submitted' };

/** Meaning of an address that names a membership. */
export interface LinkRead {
  type: 'link-read';
  link: string;
  centreSlug: string;
  /** The membership, if the centre has it. */
  found: ChosenMembership | null;
  /** Reason that it cannot be chosen, if so. */
  unavailable: UnavailableChoice | null;
}

/** State of joining; `taking-up` and `checking` follow from the choice, which survives a reload. */
export type JoiningStage = JoiningPhase['at'] | 'taking-up' | 'checking';

export interface JoiningState {
  /** The choice and the sections, kept for the tab. */
  joining: Joining;
  phase: JoiningPhase;
  /** Whose basket the choice was last compared with: an id, `''` for a visitor, `null` before the first time. */
  basketOf: string | null;
  /** The address whose membership was looked up last. */
  linkRead: string | null;
  /** Type of the membership that was given up just now, until the person has left its address. */
  givenUp?: string | undefined;
  /** Reason that the submission failed, if no field shows it. */
  failure: string | null;
}

/** Facts about the person that the sections depend on, besides the choice. */
export type PersonFacts = Pick<JoiningFacts, 'isLoggedIn' | 'hasInstruction' | 'hasQuestions'>;

/** The server's objections to a submission. */
export interface Refusal {
  of: 'membership' | 'answers';
  messages: ValidationMessages;
  /** For the person, where no section shows a message. */
  words: string;
}

export type JoiningEvent =
  | { type: 'arrived'; address: JoiningAddress }
  /** `undefined` is a basket that could not be loaded. */
  | { type: 'basket-read'; owner: string; cart: JoiningCart | null | undefined; address: JoiningAddress }
  | { type: 'home-centre-known'; centreSlug: string }
  | { type: 'renewal-stored'; cart: JoiningCart }
  | LinkRead
  | { type: 'membership-lost'; why: UnavailableChoice }
  | {
      type: 'membership-chosen';
      chosen: ChosenMembership;
      /** The membership's own address; `null` where the address stays. */
      path: string | null;
      cart: JoiningCart | null;
      person: PersonFacts;
    }
  | { type: 'centre-given-up' }
  | { type: 'account-created' }
  /** A purchase needs more details of the new customer, or none. */
  | { type: 'customer-checked'; isEligible: boolean; areDetailsComplete: boolean }
  | { type: 'section-finished'; id: SectionId; person: PersonFacts }
  | { type: 'section-edited'; id: SectionId; person: PersonFacts }
  /** Back or Forward has reached the entry of a section; `null` is an entry of the address alone. */
  | { type: 'section-revisited'; id: SectionId | null }
  | { type: 'submit-pressed'; submission: Submission; person: PersonFacts }
  | { type: 'membership-stored'; cart: JoiningCart; hasAnswers: boolean }
  | { type: 'answers-stored' }
  | { type: 'submit-refused'; refusal: Refusal };

/** A submission, or the section that is still incomplete. */
export type Submission = { incomplete: SectionId } | { incomplete: null; details: MembershipDetails };

export type JoiningEffect =
  /** The centre and the entries of the basket. */
  | { do: 'restore'; cart: JoiningCart }
  | { do: 'clear-basket' }
  | { do: 'forget-search' }
  | { do: 'forget-centre' }
  | { do: 'reset-filters' }
  | { do: 'tell'; what: UnavailableChoice }
  | { do: 'tell-open-questions' }
  /** `section` is the one that opens there, for the entry in the history. */
  | { do: 'go'; path: string; replaces: boolean; section?: SectionId }
  /** An entry in the history for a section that opens at the same address. */
  | { do: 'push-section'; id: SectionId }
  | { do: 'focus'; id: SectionId }
  /** The button that continues with the chosen membership. */
  | { do: 'focus-continue' }
  | { do: 'store'; details: MembershipDetails }
  | { do: 'send-answers' }
  | { do: 'show-refusal'; refusal: Refusal }
  | { do: 'check-out'; cart: JoiningCart };

export interface JoiningStep {
  state: JoiningState;
  effects: readonly JoiningEffect[];
}
