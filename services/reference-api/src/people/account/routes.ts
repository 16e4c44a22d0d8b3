import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handle } from '../../platform/index.ts';
import { changePassword } from './change-password.ts';
import { updateUserAnswers } from './update-user.ts';

export function registerAccount(app: ApiServer): void {
  handle(app, apiTable.account.updateUser, updateUserAnswers);
  handle(app, apiTable.account.changePassword, changePassword);
}
