import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handle } from '../../platform/index.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { setNewPassword } from './set-new-password.ts';

export function registerPasswordReset(app: ApiServer): void {
  handle(app, apiTable.auth.forgottenPassword, requestPasswordReset);
  handle(app, apiTable.auth.resetPassword, setNewPassword);
}
