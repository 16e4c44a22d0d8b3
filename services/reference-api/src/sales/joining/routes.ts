import { apiTable } from 'shared-contracts/api/table';
import type { ApiServer } from '../../platform/http/call.ts';
import { handle } from '../../platform/http/handle.ts';
import { refuseWhilePaying } from '../basket/change-basket.ts';
import { findCart, lockCart } from '../basket/store.ts';
import { join } from './join.ts';
import { readMembershipLine } from './line.ts';
import { removeLine } from './line-store.ts';
import { shownJoiningCart } from './shown-line.ts';

const { joiningCart, storeMembership, clearJoiningCart } = apiTable.joining;

export function registerJoining(app: ApiServer): void {
  handle(app, joiningCart, async ({ db, tenant, user, now }) => {
    const cartId = user && (await findCart(db, user));
    if (!user || !cartId) return null;
    const viewer = { user, tenant, now: now() };
    const line = await readMembershipLine(db, cartId, viewer);
    return line && shownJoiningCart(line, viewer);
  });

  handle(app, storeMembership, join);

  handle(app, clearJoiningCart, async ({ db, user }) => {
    if (!user) return {};
    await db.transaction().execute(async (tx) => {
      const cartId = await lockCart(tx, user);
      if (!cartId) return;
      await refuseWhilePaying(tx, cartId);
      await removeLine(tx, cartId);
    });
    return {};
  });
}
