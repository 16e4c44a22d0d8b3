import { apiTable } from 'shared-contracts/api/table';
import { readCosts } from '../../memberships/index.ts';
import { type ApiServer, handle } from '../../platform/index.ts';
import { setAsideDuringPayment } from '../carts/set-aside.ts';
import { findCart, lockCart } from '../carts/store.ts';
import { agreeToRenewal } from './agree-to-renewal.ts';
import { answerQuestions } from './answer-questions.ts';
import { change } from './change.ts';
import { join } from './join.ts';
import { readMembershipLine } from './line.ts';
import { findOpenLine, removeLine } from './line-store.ts';
import { presentJoiningCart } from './present-line.ts';
import { renew } from './renew.ts';

const { joiningCart, storeMembership, clearJoiningCart } = apiTable.joining;

export function registerJoining(app: ApiServer): void {
  handle(app, joiningCart, async ({ db, tenant, user, now }) => {
    const cartId = user && (await findCart(db, user));
    if (!user || !cartId) return null;
    const viewer = { user, tenant, now: now() };
    const line = await readMembershipLine(db, cartId, viewer);
    return line && presentJoiningCart(line, viewer);
  });

  handle(app, storeMembership, join);
  handle(app, apiTable.memberships.changeMembership, change);
  handle(app, apiTable.memberships.renewMembership, renew);
  handle(app, apiTable.memberships.agreeToRenewal, agreeToRenewal);
  handle(app, apiTable.customQuestions.answerCustomQuestions, answerQuestions);

  handle(app, apiTable.memberships.membershipCosts, async (call) =>
    readCosts(call, call.user ? await findOpenLine(call.db, call.user.id) : undefined),
  );

  handle(app, clearJoiningCart, async ({ db, user }) => {
    if (!user) return {};
    await db.transaction().execute(async (tx) => {
      const cartId = await lockCart(tx, user);
      if (!cartId) return;
      if (!(await setAsideDuringPayment(tx, cartId))) await removeLine(tx, cartId);
    });
    return {};
  });
}
