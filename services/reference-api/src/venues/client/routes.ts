import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handle } from '../../platform/index.ts';

export function registerClient(app: ApiServer): void {
  handle(app, apiTable.client.client, ({ tenant }) => ({
    ...tenant.settings.site,
    id: String(tenant.id),
    slug: tenant.slug,
    name: tenant.name,
  }));
}
