import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handle } from '../../platform/index.ts';
import { recordStaffView } from '../audit/record-act.ts';
import { requireDesk } from './desk.ts';
import { readLog } from './read-audit-log.ts';
import { findCustomersBy } from './store.ts';

export function registerFrontOfHouse(app: ApiServer): void {
  handle(app, apiTable.auditLog.auditLog, readLog);

  handle(app, apiTable.frontOfHouse.findCustomers, async (call) => {
    requireDesk(call);
    const found = await findCustomersBy(call.db, call.tenant.id, call.body.emailOrReference);
    await recordStaffView(
      call,
      found.map(({ id }) => ({ act: 'customer-seen', personId: id })),
    );
    return found;
  });
}
