import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handle } from '../../platform/index.ts';
import { readPackages } from './packages.ts';

export function registerPackages(app: ApiServer): void {
  handle(app, apiTable.packages.packages, readPackages);
}
