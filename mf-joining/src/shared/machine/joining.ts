import type { SectionId } from './section-ids.ts';

/** Joining again, or changing or renewing a membership the person holds (joining specification 1 "Modes"). */
export type Mode = 'join' | 'change' | 'renew';

/** Payment method of a membership: `recurring` = monthly, `fixed` = a single payment (joining specification 9). */
export type PaymentType = 'recurring' | 'fixed';

export interface ChosenMembership {
  typeId: string;
  paymentOptionId: string;
  paymentType: PaymentType;
}

/** The reason why a wanted membership is not chosen: it is not on sale here, or not to this person. */
export const UNAVAILABLE_CHOICES = ['not-found', 'ineligible'] as const;
export type UnavailableChoice = (typeof UNAVAILABLE_CHOICES)[number];

/** Position of a person among the sections. */
export interface SectionFlow {
  /** The section they are at; `null` lets the first one that is not completed open. */
  open: SectionId | null;
  /** Every section they have finished at least once. */
  edited: readonly SectionId[];
  /** Those of them that are incomplete, as the server says. */
  incomplete: readonly SectionId[];
}

/** State of this person's joining. Nothing in it is personal: it is kept for the tab, so that it survives a reload. */
export interface Joining extends SectionFlow {
  mode: Mode;
  /** The membership that is changed or renewed; `null` when joining again. */
  membershipId: string | null;
  centreSlug: string | null;
  membership: ChosenMembership | null;
  /** Reason that the requested membership is unavailable, shown until the person chooses another (decisions 13). */
  lostChoice: UnavailableChoice | null;
  /** The membership that was refused last, where the centre has it: its list says why this person cannot have it. */
  lostMembership?: ChosenMembership | null | undefined;
  /** The account was opened just now: the choice is yet to be checked for the account's owner. */
  isNewCustomer: boolean;
  /** The chosen membership was put into the basket: with that it is gone on with, or paid for and done. */
  isSubmitted: boolean;
  /** The membership in the basket sets up a new Direct Debit (joining specification 4). */
  newMandateSubmitted: boolean;
  /** The address with which this was last aligned; `null` after a load. */
  arrivedAt: string | null;
}

/** Nothing chosen yet. */
export const freshJoining: Joining = {
  mode: 'join',
  membershipId: null,
  centreSlug: null,
  membership: null,
  lostChoice: null,
  isNewCustomer: false,
  isSubmitted: false,
  newMandateSubmitted: false,
  open: null,
  edited: [],
  incomplete: [],
  arrivedAt: null,
};
