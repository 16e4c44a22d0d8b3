import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handleShared } from '../../platform/index.ts';

export function registerClient(app: ApiServer): void {
  handleShared(app, apiTable.client.client, ({ tenant }) => ({
    ...tenant.settings.site,
    passkeysEnabled: true,
    kioskCodesEnabled: true,
    id: String(tenant.id),
    slug: tenant.slug,
    name: tenant.name,
  }));
}
