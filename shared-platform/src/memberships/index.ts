/** What is told of a membership on several hosts. Not part of the first view: it comes with the screen that tells it. */
export { BenefitList, type BenefitListProps } from './benefit-list.tsx';
export { LaterBookings, type LaterBookingsProps } from './later-bookings.tsx';
