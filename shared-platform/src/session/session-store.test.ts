import { expect, it } from 'vitest';
import { testUser } from '../testing/test-user.ts';
import { sessionOf } from './session-store.ts';

it("keeps the member record, and the home venue's slug beside the venue", () => {
  const membershipUser = { id: 'M-1' };
  const homeVenue = { id: '31', slug: 'sale', name: 'Sale Leisure Centre' };
  expect(sessionOf({ ...testUser, membershipUser, homeVenue })).toEqual({
    status: 'authenticated',
    user: { ...testUser, membershipUser, homeVenue, homeVenueSlug: 'sale' },
  });
});

it('has neither for a person without them', () => {
  expect(sessionOf(testUser).user).toMatchObject({ membershipUser: null, homeVenueSlug: null });
});
