import type { PersonFlags } from '../../platform/index.ts';

/** What is known of a person about whom nothing is. */
export const nothingSpecial: PersonFlags = {
  hasInstruction: false,
  hasBillingDate: false,
  hasOutstandingPenalties: false,
  documents: [],
  membershipDocumentUploadRequired: false,
};
