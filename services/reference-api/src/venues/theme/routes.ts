import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handleShared, notFound } from '../../platform/index.ts';
import { readTheme } from './store.ts';

export function registerTheme(app: ApiServer): void {
  handleShared(app, apiTable.theme.theme, async ({ db, tenant, query }) => {
    const theme = await readTheme(db, tenant.id, query.venue ?? null);
    if (!theme) throw notFound();
    return theme;
  });
}
