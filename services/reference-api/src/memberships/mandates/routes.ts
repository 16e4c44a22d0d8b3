import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handle } from '../../platform/index.ts';
import { readOwnMandate } from './own-mandate.ts';
import { replaceMandate } from './replace-mandate.ts';

export function registerMandates(app: ApiServer): void {
  handle(app, apiTable.payments.mandate, readOwnMandate);
  handle(app, apiTable.mandate.replaceMandate, replaceMandate);
}
