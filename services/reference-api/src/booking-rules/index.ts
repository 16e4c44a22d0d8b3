export { type Attendee, askedFor, attendeesOf } from './attendee.ts';
export { type Bookable, type BookingFacts, freeCancellationUntil, remainingPlaces } from './bookable.ts';
export { type Asked, type Clash, clashWords, type Decision, type DecisionFacts, decide } from './decision.ts';
export { linkedTexts } from './linked-texts.ts';
export { shownOffer } from './offers.ts';
export {
  chosenPackage,
  coveringPackages,
  isGoodOn,
  packageChoice,
  packageUsedUnasked,
  type UsablePackage,
} from './package-cover.ts';
export { penaltyPence } from './penalties.ts';
export { bookingRuleTexts } from './texts.ts';
export { type CancellationPolicy, cancellationRule } from './told-before-booking.ts';
