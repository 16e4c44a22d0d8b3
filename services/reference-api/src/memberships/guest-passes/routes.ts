import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handle } from '../../platform/index.ts';
import { cancelPass } from './cancel.ts';
import { issuePass } from './issue.ts';
import { readGuestPasses, readOwnGuestPasses } from './own-passes.ts';

export function registerGuestPasses(app: ApiServer): void {
  handle(app, apiTable.guestPasses.ownGuestPasses, readOwnGuestPasses);
  handle(app, apiTable.guestPasses.guestPasses, readGuestPasses);
  handle(app, apiTable.guestPasses.issueGuestPass, issuePass);
  handle(app, apiTable.guestPasses.cancelGuestPass, cancelPass);
}
