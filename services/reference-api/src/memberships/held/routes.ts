import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handle } from '../../platform/index.ts';
import { readChangeOptions } from './change.ts';
import { readUnfreezing, unfreeze } from './freeze.ts';
import { readOwnMemberships } from './own-memberships.ts';

export function registerHeldMemberships(app: ApiServer): void {
  handle(app, apiTable.memberships.changeMemberships, readChangeOptions);

  handle(app, apiTable.ownMemberships.ownMemberships, readOwnMemberships);
  // The cost of ending, freezing and changing is shown with the effect on bookings: see sales.
  handle(app, apiTable.ownMemberships.membershipUnfreezing, readUnfreezing);
  handle(app, apiTable.ownMemberships.unfreezeMembership, unfreeze);
}
