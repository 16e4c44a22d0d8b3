import { apiTable } from 'shared-contracts/api/table';
import type { ApiServer } from '../../platform/http/call.ts';
import { handle } from '../../platform/http/handle.ts';
import { registerCustomer } from './register-customer.ts';

export function registerRegistration(app: ApiServer): void {
  handle(app, apiTable.auth.register, registerCustomer);
}
