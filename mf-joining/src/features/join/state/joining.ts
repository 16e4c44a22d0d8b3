import type { SectionId } from './section-ids.ts';

/** Joining anew, or changing or renewing a membership the person holds (joining specification 1 "Modes"). */
export type Mode = 'join' | 'change' | 'renew';

/** How a membership is paid: `recurring` = monthly, `fixed` = a single payment (joining specification 9). */
export type PaymentType = 'recurring' | 'fixed';

export interface ChosenMembership {
  typeId: string;
  paymentOptionId: string;
  paymentType: PaymentType;
}

/** Why a membership somebody wanted is not chosen: it is not on sale here, or not to them. */
export const LOST_CHOICES = ['not-found', 'ineligible'] as const;
export type LostChoice = (typeof LOST_CHOICES)[number];

/** Where a person is among the sections. */
export interface SectionFlow {
  /** The section they are at; `null` lets the first one that is not completed open. */
  open: SectionId | null;
  /** Every section they have finished at least once. */
  edited: readonly SectionId[];
  /** Those of them that lack something, as the server says. */
  lacking: readonly SectionId[];
}

/** What this person is doing. Nothing in it is personal: it is kept for the tab, so that it survives a reload. */
export interface Joining extends SectionFlow {
  mode: Mode;
  /** The membership that is changed or renewed; `null` when joining anew. */
  membershipId: string | null;
  centreSlug: string | null;
  membership: ChosenMembership | null;
  /** What became of the one they wanted, to be read until they choose another (decisions 13). */
  lostChoice: LostChoice | null;
  /** The account was opened just now: what was chosen is yet to be judged for the person who has it. */
  isNewCustomer: boolean;
  /** The chosen membership was put into the basket: with that it is gone on with, or paid for and done. */
  isSubmitted: boolean;
  /** The membership in the basket sets up a new Direct Debit (joining specification 4). */
  newMandateSubmitted: boolean;
  /** The address this was last brought in line with; `null` after a load. */
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
  lacking: [],
  arrivedAt: null,
};
