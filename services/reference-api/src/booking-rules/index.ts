export { type Attendee, askedFor, attendeesOf } from './attendee.ts';
export { type Bookable, type BookingFacts, freeCancellationUntil, remainingPlaces } from './bookable.ts';
export { ageProblem, type Clash, clashWords, type Decision, decide } from './decision.ts';
export { linkedTexts } from './linked-texts.ts';
export { offerFor, openOffers, shownOffer } from './offers.ts';
export {
  chosenPackage,
  coveringPackages,
  packageChoice,
  packageUsedUnasked,
  type UsablePackage,
} from './package-cover.ts';
export { isBookingStopped, penaltyPence } from './penalties.ts';
export { bookingRuleTexts } from './texts.ts';
export { type CancellationPolicy, cancellationRule } from './told-before-booking.ts';
