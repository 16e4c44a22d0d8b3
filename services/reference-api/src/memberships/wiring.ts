export { readBankHolidays } from './billing/bank-holidays.ts';
export { lastPublishedYear, setBankHolidays } from './billing/working-days.ts';
export { purgeGuestNames } from './guest-passes/purge.ts';
export { confirmProvenMemberships } from './held/confirm-proven-memberships.ts';
export { writeMembershipEnded, writeMembershipFreeze } from './held/letters.ts';
export { writeDirectDebitChanged, writeDirectDebitSetUp } from './mandates/letters.ts';
export { purgeDrafts } from './mandates/purge.ts';
export { checkSealingKeys, hasSealedDetails, resealDetails } from './mandates/sealed-details.ts';
export { registerMemberships } from './routes.ts';
