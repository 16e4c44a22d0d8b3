import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handle, notFound, param, requireUser } from '../../platform/index.ts';
import { recordStaffAct } from '../audit/record-act.ts';
import { endLoginsOf } from '../auth/store.ts';
import { requireDesk } from '../front-of-house/desk.ts';
import { findPerson } from '../front-of-house/store.ts';
import { requireConfirmed } from '../passkeys/require-proof.ts';
import { endLoginById, listLogins } from './store.ts';

export function registerLogins(app: ApiServer): void {
  handle(app, apiTable.logins.ownLogins, (call) =>
    listLogins(call.db, requireUser(call), call.tokenHash, call.now()),
  );

  handle(app, apiTable.logins.endOwnLogin, async (call) => {
    const user = requireConfirmed(call);
    if (!(await endLoginById(call.db, user.id, param(call, 'loginId')))) throw notFound();
    return listLogins(call.db, user, call.tokenHash, call.now());
  });

  handle(app, apiTable.logins.endCustomerLogins, async (call) => {
    requireDesk(call);
    const customer = await findPerson(call, param(call, 'customerId'));
    if (!customer) throw notFound();
    await call.db.transaction().execute(async (tx) => {
      await endLoginsOf(tx, customer.id);
      await recordStaffAct(tx, call, { act: 'logins-ended', personId: customer.id });
    });
    return {};
  });

  handle(app, apiTable.logins.endOwnLogins, async (call) => {
    await endLoginsOf(call.db, requireConfirmed(call).id);
    return {};
  });
}
