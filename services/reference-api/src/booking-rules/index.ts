export { type Attendee, askedFor, attendeesOf } from './attendee.ts';
export {
  type Bookable,
  type BookingFacts,
  bookingOpens,
  freeCancellationUntil,
  offerFor,
  openOffers,
  remainingPlaces,
  shownOffer,
  withMembersTurn,
} from './bookable.ts';
export { bookableFor } from './bookable-for.ts';
export { linkedTexts } from './linked-texts.ts';
export { chosenPackage, coveringPackages, packageChoice, type UsablePackage } from './package-cover.ts';
export { isBookingStopped, penaltyPence } from './penalties.ts';
export { bookingRuleTexts } from './texts.ts';
export { type CancellationPolicy, cancellationRule } from './told-before-booking.ts';
