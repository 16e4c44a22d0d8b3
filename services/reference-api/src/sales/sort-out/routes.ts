import { apiTable } from 'shared-contracts/api/table';
import { recordStaffView, requireDesk, viewedListTexts } from '../../people/index.ts';
import { type ApiServer, type Call, handle, isUuid, notFound, param } from '../../platform/index.ts';
import { presentProblem } from './present-problem.ts';
import { resolveProblem } from './resolve.ts';
import { findProblem, openProblems } from './store.ts';

const endpoints = apiTable.paymentsToSortOut;
/** Maximum number on a screen; there should never be as many. */
const MOST_SHOWN = 100;

async function readProblem(call: Pick<Call, 'db' | 'tenant' | 'user' | 'now'>, id: string) {
  const { db, tenant } = call;
  const row = isUuid(id) ? await findProblem(db, tenant.id, id) : undefined;
  if (!row) throw notFound();
  if (row.payerId) await recordStaffView(call, [{ act: 'customer-seen', personId: row.payerId }]);
  return presentProblem(db, row, tenant.settings.site.currency.symbol);
}

export function registerSortOut(app: ApiServer): void {
  handle(app, endpoints.paymentsToSortOut, async (call) => {
    requireDesk(call);
    const { db, tenant } = call;
    const rows = await openProblems(db, tenant.id, MOST_SHOWN + 1);
    const shown = rows.slice(0, MOST_SHOWN);
    if (rows.length > 0)
      await recordStaffView(call, [{ act: 'list-seen', personId: null, subject: viewedListTexts.payments }]);
    const { symbol } = tenant.settings.site.currency;
    const payments = await Promise.all(shown.map((row) => presentProblem(db, row, symbol)));
    return { hasMore: rows.length > MOST_SHOWN, payments };
  });

  handle(app, endpoints.paymentToSortOut, (call) => {
    requireDesk(call);
    return readProblem(call, param(call, 'problemId'));
  });

  handle(app, endpoints.sortOutPayment, async (call) => {
    requireDesk(call);
    return readProblem(call, await resolveProblem(call));
  });
}
