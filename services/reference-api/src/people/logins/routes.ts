import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handle, notFound, param, requireUser } from '../../platform/index.ts';
import { endLoginsOf } from '../auth/store.ts';
import { endLoginById, listLogins } from './store.ts';

export function registerLogins(app: ApiServer): void {
  handle(app, apiTable.logins.ownLogins, (call) =>
    listLogins(call.db, requireUser(call).id, call.tokenHash, call.now()),
  );

  handle(app, apiTable.logins.endOwnLogin, async (call) => {
    const { id } = requireUser(call);
    if (!(await endLoginById(call.db, id, param(call, 'loginId')))) throw notFound();
    return listLogins(call.db, id, call.tokenHash, call.now());
  });

  handle(app, apiTable.logins.endOwnLogins, async (call) => {
    await endLoginsOf(call.db, requireUser(call).id);
    return {};
  });
}
