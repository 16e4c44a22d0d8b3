import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handle, requireUser } from '../../platform/index.ts';
import { listLinked } from './store.ts';

export function registerLinkedPeople(app: ApiServer): void {
  handle(app, apiTable.linkedPeople.linkedPeople, async (call) => {
    const rows = await listLinked(call.db, requireUser(call).id);
    return rows.map(({ id, firstName, lastName, relation }) => ({
      id,
      firstName,
      name: `${firstName} ${lastName}`,
      relation,
    }));
  });
}
