import type { User } from 'shared-contracts/api/auth';

/** A customer without membership. */
export const testUser: User = {
  id: '7',
  reference: 'R1007',
  firstName: 'Sam',
  lastName: 'New',
  email: 'sam.new@example.com',
  membershipUser: null,
  homeVenue: null,
  credit: { balance: '0.00', formattedBalance: '£0.00' },
  hasInstruction: false,
  hasBillingDate: false,
  hasOutstandingPenalties: false,
  documentExpiry: [],
  membershipDocumentUploadRequired: false,
  profilePhoto: null,
  currency: null,
  isStaff: false,
};
