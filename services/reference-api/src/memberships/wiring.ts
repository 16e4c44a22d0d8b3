export { purgeGuestNames } from './guest-passes/purge.ts';
export { confirmProved } from './held/confirm-proved.ts';
export { writeMembershipEnded, writeMembershipFreeze } from './held/letters.ts';
export { writeDirectDebitChanged, writeDirectDebitSetUp } from './mandates/letters.ts';
export { purgeDrafts } from './mandates/purge.ts';
export { checkSealingKeys, hasSealedDetails, resealDetails } from './mandates/sealed-details.ts';
export { registerMemberships } from './routes.ts';
