import { apiTable } from 'shared-contracts/api/table';
import type { ApiServer } from '../http/call.ts';
import { handle } from '../http/handle.ts';

export function registerClient(app: ApiServer): void {
  handle(app, apiTable.client.client, ({ tenant }) => ({
    ...tenant.settings.site,
    id: String(tenant.id),
    slug: tenant.slug,
    name: tenant.name,
  }));
}
