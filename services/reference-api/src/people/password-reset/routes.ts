import { apiTable } from 'shared-contracts/api/table';
import type { ApiServer } from '../../platform/http/call.ts';
import { handle } from '../../platform/http/handle.ts';
import { askForNewPassword } from './ask-for-new-password.ts';
import { setNewPassword } from './set-new-password.ts';

export function registerPasswordReset(app: ApiServer): void {
  handle(app, apiTable.auth.forgottenPassword, askForNewPassword);
  handle(app, apiTable.auth.resetPassword, setNewPassword);
}
