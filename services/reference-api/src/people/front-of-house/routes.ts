import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handle } from '../../platform/index.ts';
import { requireDesk } from './desk.ts';
import { readLog } from './read-audit-log.ts';
import { findCustomersBy } from './store.ts';

export function registerFrontOfHouse(app: ApiServer): void {
  handle(app, apiTable.auditLog.auditLog, readLog);

  handle(app, apiTable.frontOfHouse.findCustomers, (call) => {
    requireDesk(call);
    return findCustomersBy(call.db, call.tenant.id, call.body.emailOrReference);
  });
}
