export { writeBookingCancelled, writeNoShowNoted } from './bookings/letters.ts';
export { purgeBaskets } from './carts/purge.ts';
export { compareNightly } from './ledger/compare-nightly.ts';
export { writeDirectDebitNotice, writeMembershipConfirmed } from './orders/letters.ts';
export type { ItemSnapshot } from './orders/snapshot.ts';
export type { Settling } from './payments/settle.ts';
export { registerSales } from './routes.ts';
export { writePaymentSettled } from './settling/letters.ts';
export { settlePayments } from './settling/settle-payments.ts';
