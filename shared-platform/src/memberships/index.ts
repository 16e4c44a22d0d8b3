/** Facts about memberships shown on several hosts. Not part of the first view: it comes with the screen that tells it. */
export { type AllowanceWords, allowanceText, BenefitList, type BenefitListProps } from './benefit-list.tsx';
export { LaterBookings, type LaterBookingsProps } from './later-bookings.tsx';
