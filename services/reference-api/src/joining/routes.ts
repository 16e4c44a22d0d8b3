import { apiTable } from 'shared-contracts/api/table';
import { refuseWhilePaying } from '../basket/change-basket.ts';
import { findCart, lockCart } from '../basket/store.ts';
import { reply } from '../http/answer.ts';
import type { ApiServer } from '../http/call.ts';
import { handle } from '../http/handle.ts';
import { join } from './join.ts';
import { readMembershipLine } from './line.ts';
import { removeLine } from './line-store.ts';
import { shownJoiningCart } from './shown-line.ts';

const { cart, store, clear } = apiTable.joining;

export function registerJoining(app: ApiServer): void {
  handle(app, cart, async ({ db, tenant, user, now }) => {
    const cartId = user && (await findCart(db, user));
    if (!user || !cartId) return null;
    const viewer = { user, tenant, now: now() };
    const line = await readMembershipLine(db, cartId, viewer);
    return line && shownJoiningCart(line, viewer);
  });

  handle(app, store, async (call) => reply(201, await join(call)));

  handle(app, clear, async ({ db, user }) => {
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
