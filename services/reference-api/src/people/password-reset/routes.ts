import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handle } from '../../platform/index.ts';
import { askForNewPassword } from './ask-for-new-password.ts';
import { setNewPassword } from './set-new-password.ts';

export function registerPasswordReset(app: ApiServer): void {
  handle(app, apiTable.auth.forgottenPassword, askForNewPassword);
  handle(app, apiTable.auth.resetPassword, setNewPassword);
}
