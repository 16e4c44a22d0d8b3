import { apiTable } from 'shared-contracts/api/table';
import { requireDesk } from '../../people/index.ts';
import { type ApiServer, type Call, handle, isUuid, notFound, param } from '../../platform/index.ts';
import { resolveProblem } from './resolve.ts';
import { shownProblem } from './shown-problem.ts';
import { findProblem, openProblems } from './store.ts';

const endpoints = apiTable.paymentsToSortOut;
/** What one screen holds; there should never be as many. */
const MOST_SHOWN = 100;

async function readProblem({ db, tenant }: Pick<Call, 'db' | 'tenant'>, id: string) {
  const row = isUuid(id) ? await findProblem(db, tenant.id, id) : undefined;
  if (!row) throw notFound();
  return shownProblem(db, row, tenant.settings.site.currency.symbol);
}

export function registerSortOut(app: ApiServer): void {
  handle(app, endpoints.paymentsToSortOut, async (call) => {
    requireDesk(call);
    const { db, tenant } = call;
    const rows = await openProblems(db, tenant.id, MOST_SHOWN + 1);
    const shown = rows.slice(0, MOST_SHOWN);
    const { symbol } = tenant.settings.site.currency;
    const payments = await Promise.all(shown.map((row) => shownProblem(db, row, symbol)));
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
