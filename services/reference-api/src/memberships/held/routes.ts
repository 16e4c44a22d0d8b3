import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handle } from '../../platform/index.ts';
import { readChangeCosts, readChangeOptions } from './change.ts';
import { readUnfreezing, unfreeze } from './freeze.ts';
import { readOwnMemberships } from './own-memberships.ts';

export function registerHeldMemberships(app: ApiServer): void {
  handle(app, apiTable.memberships.changeMemberships, readChangeOptions);
  handle(app, apiTable.memberships.changeCosts, readChangeCosts);

  handle(app, apiTable.ownMemberships.ownMemberships, readOwnMemberships);
  // Ending and freezing one is told, and done, together with what becomes of bookings: see sales.
  handle(app, apiTable.ownMemberships.membershipUnfreezing, readUnfreezing);
  handle(app, apiTable.ownMemberships.unfreezeMembership, unfreeze);
}
