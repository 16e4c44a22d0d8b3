import type { OwnMembership } from 'shared-contracts/api/own-memberships';
import type { Package } from 'shared-contracts/api/packages';

/** A current monthly membership. */
export const adultMembership: OwnMembership = {
  id: 'm1',
  name: 'Adult',
  membershipTypeId: '101',
  paymentOptionId: '1011',
  paymentType: 'recurring',
  homeVenue: { id: 'v1', slug: 'sale', name: 'Sale Leisure Centre' },
  startDate: '2025-09-21',
  endDate: null,
  price: { decimal: '32.00', formatted: '£32.00' },
  state: 'current',
  proof: null,
  coverage: null,
  providesAccessTo: [],
  benefits: [
    { name: 'Gym', totalUses: null, frequency: null, description: null, use: null },
    {
      name: 'Guest visit',
      totalUses: 2,
      frequency: 'each month',
      description: 'Bring a friend.',
      use: { used: 1, renewsOn: '2026-12-01' },
    },
  ],
  nextPayment: { day: '2026-12-15', amount: { decimal: '32.00', formatted: '£32.00' } },
  freeze: null,
  credit: null,
  canFreeze: false,
  canChange: true,
  canRenew: false,
  canEnd: true,
};

/** A package that is good. */
export const swimPackage: Package = {
  id: 'p1',
  name: '10 swims',
  state: 'current',
  totalUses: 10,
  usesLeft: 7,
  validUntil: '2027-03-21',
  uses: [
    { name: 'Lane swim', usedAt: '2026-11-18T07:00:00+00:00' },
    { name: 'Lane swim', usedAt: '2026-11-04T07:00:00+00:00' },
  ],
};
