import { apiTable } from 'shared-contracts/api/table';
import type { ApiServer } from '../../platform/http/call.ts';
import { handle } from '../../platform/http/handle.ts';

export function registerClient(app: ApiServer): void {
  handle(app, apiTable.client.client, ({ tenant }) => ({
    ...tenant.settings.site,
    id: String(tenant.id),
    slug: tenant.slug,
    name: tenant.name,
  }));
}
