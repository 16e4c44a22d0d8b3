import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handle } from '../../platform/index.ts';
import { readAcceptedWaivers } from './read-accepted.ts';

export function registerWaivers(app: ApiServer): void {
  handle(app, apiTable.acceptedWaivers.acceptedWaivers, readAcceptedWaivers);
}
