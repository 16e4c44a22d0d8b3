export { type Attendee, attendeesOf, requestedAttendee } from './attendee.ts';
export { type Bookable, type BookingFacts, freeCancellationUntil, remainingPlaces } from './bookable.ts';
export { type CancellationPolicy, cancellationRule, ruleAfterFreeCancellation } from './cancellation-rule.ts';
export {
  type Clash,
  clashText,
  type Decision,
  type DecisionFacts,
  type DecisionRequest,
  decide,
} from './decision.ts';
export { linkedTexts } from './linked-texts.ts';
export { presentOffer } from './offers.ts';
export {
  automaticPackage,
  chosenPackage,
  coveringPackages,
  isValidOn,
  packageChoice,
  type UsablePackage,
} from './package-cover.ts';
export { penaltyPence } from './penalties.ts';
export { bookingRuleTexts } from './texts.ts';
