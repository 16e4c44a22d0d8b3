import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handle } from '../../platform/index.ts';
import { giveCode, logInByCode } from './log-in.ts';
import { readCodeState } from './store.ts';

export function registerKioskCodes(app: ApiServer): void {
  handle(app, apiTable.kioskCodes.newKioskCode, giveCode);
  handle(app, apiTable.kioskCodes.logInWithKioskCode, logInByCode);
  handle(app, apiTable.kioskCodes.kioskCodeState, async ({ db, tokenHash, now }) => ({
    state: tokenHash === null ? 'none' : await readCodeState(db, tokenHash, now()),
  }));
}
