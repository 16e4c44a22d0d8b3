import type { PersonFlags } from '../../platform/index.ts';

/** Default flags for an unknown person. */
export const defaultFlags: PersonFlags = {
  hasInstruction: false,
  hasBillingDate: false,
  hasOutstandingPenalties: false,
  documents: [],
  membershipDocumentUploadRequired: false,
};
