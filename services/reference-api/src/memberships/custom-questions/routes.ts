import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handle, notFound, param } from '../../platform/index.ts';
import { findType, numericId } from '../catalogue/catalogue.ts';
import { shownQuestions } from './shown-questions.ts';

export function registerCustomQuestions(app: ApiServer): void {
  handle(app, apiTable.customQuestions.customQuestions, async (call) => {
    const type = await findType(call.db, call.tenant.id, numericId(param(call, 'id')));
    if (!type) throw notFound();
    return shownQuestions(type.questionGroups);
  });
}
