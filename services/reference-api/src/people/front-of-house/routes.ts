import { apiTable } from 'shared-contracts/api/table';
import { siteDay } from 'shared-contracts/dates';
import { type ApiServer, handle } from '../../platform/index.ts';
import { recordStaffView } from '../audit/record-act.ts';
import { requireDesk } from './desk.ts';
import { readLog } from './read-audit-log.ts';
import { readSearch } from './read-search.ts';
import { findCustomersBy, searchCustomers } from './store.ts';

export function registerFrontOfHouse(app: ApiServer): void {
  handle(app, apiTable.auditLog.auditLog, readLog);

  handle(app, apiTable.frontOfHouse.findCustomers, async (call) => {
    requireDesk(call);
    const { db, tenant, body } = call;
    const today = siteDay(call.now());
    const known = await findCustomersBy(db, tenant.id, body.emailOrReference, today);
    const search = readSearch(body.emailOrReference);
    const found = known.length > 0 || !search ? known : await searchCustomers(db, tenant.id, search, today);
    await recordStaffView(
      call,
      found.map(({ id }) => ({ act: 'customer-seen', personId: id })),
    );
    return found;
  });
}
