import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handle, requireUser } from '../../platform/index.ts';
import { finishAdding, startAdding } from './add-passkey.ts';
import { confirmByPasskey, logInByPasskey, newChallenge } from './log-in.ts';
import { removeOwnPasskey } from './remove-passkey.ts';
import { listPasskeys } from './store.ts';

export function registerPasskeys(app: ApiServer): void {
  const calls = apiTable.passkeys;
  handle(app, calls.passkeys, (call) => listPasskeys(call.db, requireUser(call).id));
  handle(app, calls.startPasskey, startAdding);
  handle(app, calls.addPasskey, finishAdding);
  handle(app, calls.removePasskey, removeOwnPasskey);
  handle(app, calls.passkeyOptions, newChallenge);
  handle(app, calls.logInWithPasskey, logInByPasskey);
  handle(app, calls.passWithPasskey, confirmByPasskey);
}
