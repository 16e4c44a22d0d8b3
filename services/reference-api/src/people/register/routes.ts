import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handle } from '../../platform/index.ts';
import { registerCustomer } from './register-customer.ts';

export function registerRegistration(app: ApiServer): void {
  handle(app, apiTable.auth.register, registerCustomer);
}
