import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handle } from '../../platform/index.ts';
import { readChangeCosts, readChangeOptions } from './change.ts';
import { endOwnMembership, readMembershipEnding } from './end.ts';
import { freeze, readFreeze, readUnfreezing, unfreeze } from './freeze.ts';
import { readOwnMemberships } from './own-memberships.ts';

export function registerHeldMemberships(app: ApiServer): void {
  handle(app, apiTable.memberships.changeMemberships, readChangeOptions);
  handle(app, apiTable.memberships.changeCosts, readChangeCosts);

  handle(app, apiTable.ownMemberships.ownMemberships, readOwnMemberships);
  handle(app, apiTable.ownMemberships.membershipEnding, readMembershipEnding);
  handle(app, apiTable.ownMemberships.endMembership, endOwnMembership);
  handle(app, apiTable.ownMemberships.membershipFreeze, readFreeze);
  handle(app, apiTable.ownMemberships.freezeMembership, freeze);
  handle(app, apiTable.ownMemberships.membershipUnfreezing, readUnfreezing);
  handle(app, apiTable.ownMemberships.unfreezeMembership, unfreeze);
}
