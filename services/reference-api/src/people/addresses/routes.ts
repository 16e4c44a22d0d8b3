import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handle } from '../../platform/index.ts';
import { findAddresses } from './find-addresses.ts';

export function registerAddresses(app: ApiServer): void {
  handle(app, apiTable.addresses.findAddresses, findAddresses);
}
