export { collectionDays, firstYearPence } from './billing/first-year.ts';
export { NOTICE_WORKING_DAYS, type Quote, quote } from './billing/quote.ts';
export {
  type CatalogueType,
  findType,
  findTypeOfOption,
  isSoldAt,
  numericId,
  type OptionRow,
} from './catalogue/catalogue.ts';
export { type Customer, readCustomer } from './catalogue/customer.ts';
export { type AgeRange, isOutOfRange, purchasable } from './catalogue/eligibility.ts';
export { presentFees } from './catalogue/present-prices.ts';
export { presentOption, presentType } from './catalogue/present-type.ts';
export { totalLeft } from './credit/rules.ts';
export {
  type ReservedCredit,
  readMembershipCredit,
  reserveMembershipCredit,
  returnableCredit,
  returnMembershipCredit,
  spendMembershipCredit,
} from './credit/store.ts';
export { checkAnswers } from './custom-questions/check-answers.ts';
export { presentQuestions } from './custom-questions/present-questions.ts';
export { sortValidFirst } from './guest-passes/valid-first.ts';
export { changeable, readChangeCosts } from './held/change.ts';
export { changeOptions, changeWindow } from './held/change-rules.ts';
export { endOwnMembership, readMembershipEnding } from './held/end.ts';
export { freeze, readFreeze } from './held/freeze.ts';
export { findHeld, type HeldRow, requireHeld } from './held/held.ts';
export { renewalRefusal, renewalStart } from './held/renew-rules.ts';
export { type CheckedDetails, checkDetails } from './joining/check-details.ts';
export {
  type CompletedMembership,
  completeMembership,
  needsProof,
  simulateChange,
  type WantedChange,
} from './joining/complete-membership.ts';
export { readCosts } from './joining/costs.ts';
export { mandateLetterTexts } from './mandates/letter-texts.ts';
export { collectedPence } from './mandates/monthly-total.ts';
export { collectionPanel, noticeEnd } from './mandates/notice-parts.ts';
export { type OtherCollections, readOtherCollections } from './mandates/other-collections.ts';
export { findLiveMandate, nextOf } from './mandates/own-mandate.ts';
export { JOINING_WINDOW_MS } from './mandates/purge.ts';
export { accountOf, deleteDraft, draftMandate, moveDraft } from './mandates/store.ts';
export { FAILED_CODES_QUOTA } from './promotions/recognise.ts';
export { isUsable, type Promotion } from './promotions/rules.ts';
export { findPromotion } from './promotions/store.ts';
export { areAgreed, readReviewTerms } from './terms/review-terms.ts';
export { readMembershipTerms } from './terms/store.ts';
export { joiningTexts } from './texts/joining-texts.ts';
export { membershipTexts } from './texts/texts.ts';
export { hasMembershipAt, isMembershipValid, type VenueAndDay } from './validity/is-valid.ts';
