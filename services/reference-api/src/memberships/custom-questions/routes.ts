import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handleShared, notFound, param } from '../../platform/index.ts';
import { findType, numericId } from '../catalogue/catalogue.ts';
import { presentQuestions } from './present-questions.ts';

export function registerCustomQuestions(app: ApiServer): void {
  handleShared(app, apiTable.customQuestions.customQuestions, async (call) => {
    const type = await findType(call.db, call.tenant.id, numericId(param(call, 'id')));
    if (!type) throw notFound();
    return presentQuestions(type.questionGroups);
  });
}
