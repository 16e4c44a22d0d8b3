import type { answerCustomQuestions } from 'shared-contracts/api/custom-questions';
import { siteDay } from 'shared-contracts/dates';
import { checkAnswers, findType, numericId } from '../../memberships/index.ts';
import { ApiFailure, type Call, invalid, notFound, param, requireUser } from '../../platform/index.ts';
import { refuseWhilePaying } from '../carts/refuse-while-paying.ts';
import { lockCart } from '../carts/store.ts';
import { questionTexts } from './question-texts.ts';

/** Keeps the answers with the membership in the basket. */
export async function answerQuestions(
  call: Call<typeof answerCustomQuestions>,
): Promise<Record<string, never>> {
  const user = requireUser(call);
  const type = await findType(call.db, call.tenant.id, numericId(param(call, 'id')));
  if (!type) throw notFound();
  const checked = checkAnswers(type.questionGroups, call.body.answers, siteDay(call.now()));
  if ('messages' in checked) throw invalid(checked.messages);
  await call.db.transaction().execute(async (tx) => {
    const cartId = await lockCart(tx, user);
    if (!cartId) throw new ApiFailure(409, questionTexts.noMembership);
    await refuseWhilePaying(tx, cartId);
    const kept = await tx
      .updateTable('cartMemberships')
      .set({ answers: JSON.stringify(checked.answers) })
      .where('cartId', '=', cartId)
      .where('membershipTypeId', '=', type.id)
      .returning('id')
      .executeTakeFirst();
    if (!kept) throw new ApiFailure(409, questionTexts.noMembership);
  });
  return {};
}
