import type { JoiningCart } from 'shared-contracts/api/joining-cart';
import type { agreeToRenewal as endpoint } from 'shared-contracts/api/memberships';
import { areAgreed, joiningTexts, readReviewTerms, requireHeld } from '../../memberships/index.ts';
import { ApiFailure, type Call, invalid, param, requireUser } from '../../platform/index.ts';
import { refuseWhilePaying } from '../carts/refuse-while-paying.ts';
import { lockCart } from '../carts/store.ts';
import { readMembershipLine } from './line.ts';
import { presentJoiningCart } from './present-line.ts';
import { questionTexts } from './question-texts.ts';

/** Keeps the terms that were agreed to with the renewal in the basket: it is put there before the person has read them. */
export async function agreeToRenewal(call: Call<typeof endpoint>): Promise<JoiningCart> {
  const { db, tenant, body } = call;
  const user = requireUser(call);
  const held = await requireHeld(db, user, param(call, 'id'));
  const terms = await readReviewTerms(db, tenant.id);
  if (!areAgreed(terms, body.checkedTerms)) {
    throw invalid({ checkedTerms: [joiningTexts.reviewTerms] });
  }
  const cartId = await db.transaction().execute(async (tx) => {
    const id = await lockCart(tx, user);
    if (!id) throw new ApiFailure(409, questionTexts.noMembership);
    await refuseWhilePaying(tx, id);
    const kept = await tx
      .updateTable('cartMemberships')
      .set({ checkedTerms: JSON.stringify(terms), agreedAt: call.now() })
      .where('cartId', '=', id)
      .where('purchase', '=', 'renewal')
      .where('membershipId', '=', held.id)
      .returning('id')
      .executeTakeFirst();
    if (!kept) throw new ApiFailure(409, questionTexts.noMembership);
    return id;
  });
  const viewer = { user, tenant, now: call.now() };
  const line = await readMembershipLine(db, cartId, viewer);
  if (!line) throw new ApiFailure(409, questionTexts.noMembership);
  return presentJoiningCart(line, viewer);
}
