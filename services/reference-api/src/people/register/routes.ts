import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handle } from '../../platform/index.ts';
import { checkEmail } from './check-email.ts';
import { registerCustomer } from './register-customer.ts';

export function registerRegistration(app: ApiServer): void {
  handle(app, apiTable.auth.register, registerCustomer);
  handle(app, apiTable.auth.checkEmail, checkEmail);
}
