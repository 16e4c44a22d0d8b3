import { apiTable } from 'shared-contracts/api/table';
import type { ApiServer } from '../../platform/http/call.ts';
import { notFound } from '../../platform/http/failure.ts';
import { handle } from '../../platform/http/handle.ts';
import { readTheme } from './store.ts';

export function registerTheme(app: ApiServer): void {
  handle(app, apiTable.theme.theme, async ({ db, tenant, query }) => {
    const theme = await readTheme(db, tenant.id, query.venue ?? null);
    if (!theme) throw notFound();
    return theme;
  });
}
