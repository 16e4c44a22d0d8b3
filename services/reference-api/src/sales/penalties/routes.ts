import { apiTable } from 'shared-contracts/api/table';
import { requireDesk, resolveBasketOwner } from '../../people/index.ts';
import { type ApiServer, handle, param, requireUser } from '../../platform/index.ts';
import { presentPenalty } from './present-penalty.ts';
import { listDue } from './store.ts';

export function registerPenalties(app: ApiServer): void {
  handle(app, apiTable.penalties.penalties, async (call) => {
    const due = await listDue(call.db, requireUser(call).id);
    return due.map((row) => presentPenalty(row, call.tenant.settings.site.currency.symbol));
  });

  // The audit log records whom staff serve.
  handle(app, apiTable.frontOfHouse.customerPenalties, async (call) => {
    requireDesk(call);
    const customer = await resolveBasketOwner(call, param(call, 'customerId'));
    const due = await listDue(call.db, customer.id);
    return due.map((row) => presentPenalty(row, call.tenant.settings.site.currency.symbol));
  });
}
