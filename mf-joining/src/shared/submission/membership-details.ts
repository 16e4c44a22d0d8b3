import type { MembershipDetails } from 'shared-contracts/api/joining-cart';
import type { Venue } from 'shared-contracts/api/venues';
import { accountDetailsOf } from 'shared-contracts/bank-details';
import { needsBillingDay, needsDirectDebit } from 'shared-contracts/memberships';
import type { JoiningEntries } from '../entries/joining-entries.ts';
import type { ChosenMembership } from '../machine/joining.ts';

export interface DetailsFacts {
  centre: Venue;
  membership: ChosenMembership;
  startDate: string;
  payer: { hasInstruction: boolean; hasBillingDate: boolean };
  collectsAddress: boolean;
  /** The account of the membership in the basket stays. */
  keepsAccount: boolean;
}

/**
 * The choice, as it is sent (joining specification 3). A billing day and an account are sent only if they are
 * needed: a person with a billing date sends none (joining specification 6).
 */
export function membershipDetails(facts: DetailsFacts, given: JoiningEntries): MembershipDetails {
  const { centre, membership, startDate, payer, collectsAddress, keepsAccount } = facts;
  const { promotion, directDebit } = given;
  const needsDebit = needsDirectDebit(membership.paymentType, payer);
  const setsUpDebit = needsDebit && !keepsAccount;
  return {
    homeVenueId: centre.id,
    venueName: centre.name,
    venueType: centre.placeType,
    membershipTypeId: membership.typeId,
    paymentOptionId: membership.paymentOptionId,
    startDate,
    billingDay: needsBillingDay(membership.paymentType, payer) ? given.billingDay : null,
    promotionCode: promotion?.code ?? null,
    promotionCodeId: promotion?.id ?? null,
    accountHolder: setsUpDebit ? directDebit.accountHolder.trim() : null,
    accountDetails: setsUpDebit ? accountDetailsOf(directDebit, { collectsAddress }) : null,
    ddTermsAccepted: setsUpDebit && directDebit.hasAgreed,
    ...(needsDebit && keepsAccount && { keepsAccount }),
    checkedTerms: [...given.checkedTerms],
  };
}
