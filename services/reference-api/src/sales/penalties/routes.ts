import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handle, requireUser } from '../../platform/index.ts';
import { presentPenalty } from './present-penalty.ts';
import { listDue } from './store.ts';

export function registerPenalties(app: ApiServer): void {
  handle(app, apiTable.penalties.penalties, async (call) => {
    const due = await listDue(call.db, requireUser(call).id);
    return due.map((row) => presentPenalty(row, call.tenant.settings.site.currency.symbol));
  });
}
