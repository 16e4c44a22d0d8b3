import { apiTable } from 'shared-contracts/api/table';
import { siteDay } from 'shared-contracts/dates';
import { type ApiServer, type Call, param, requireUser } from '../../platform/http/call.ts';
import { ApiFailure, invalid, notFound } from '../../platform/http/failure.ts';
import { handle } from '../../platform/http/handle.ts';
import { refuseWhilePaying } from '../../sales/basket/change-basket.ts';
import { lockCart } from '../../sales/basket/store.ts';
import { type CatalogueType, findType, numericId } from '../catalogue/catalogue.ts';
import { checkAnswers } from './check-answers.ts';
import { shownQuestions } from './shown-questions.ts';
import { questionTexts } from './texts.ts';

const { customQuestions, answerCustomQuestions } = apiTable.customQuestions;

async function typeOf(call: Pick<Call, 'db' | 'tenant' | 'params'>): Promise<CatalogueType> {
  const type = await findType(call.db, call.tenant.id, numericId(param(call, 'id')));
  if (!type) throw notFound();
  return type;
}

export function registerCustomQuestions(app: ApiServer): void {
  handle(app, customQuestions, async (call) => shownQuestions((await typeOf(call)).questionGroups));

  handle(app, answerCustomQuestions, async (call) => {
    const user = requireUser(call);
    const type = await typeOf(call);
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
  });
}
