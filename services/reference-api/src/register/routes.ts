import { apiTable } from 'shared-contracts/api/table';
import type { ApiServer } from '../http/call.ts';
import { handle } from '../http/handle.ts';
import { registerCustomer } from './register-customer.ts';

export function registerRegistration(app: ApiServer): void {
  handle(app, apiTable.auth.register, registerCustomer);
}
