import type { startPasskey } from 'shared-contracts/api/passkeys';
import type { BodyOf } from 'shared-contracts/endpoint';
import { ApiFailure, type Call, invalid, type Person, requireUser } from '../../platform/index.ts';
import { requirePassword } from '../auth/require-password.ts';
import { authTexts } from '../auth/texts.ts';
import { passkeyTexts } from './texts.ts';
import { usePasskey } from './use-passkey.ts';

/** Throws the 403 failure for staff whose login waits for the factor they have: a password alone changes no other. */
export function requireConfirmed(call: Pick<Call, 'user'>): Person {
  const user = requireUser(call);
  if (user.secondFactor === 'challenge') throw new ApiFailure(403, authTexts.password.confirmFirst);
  return user;
}

type Proven = Omit<Call, 'body'> & { body: BodyOf<typeof startPasskey> };

/** Has someone prove it's them just now: on a page left open no passkey is added or removed. Throws the 422 failure. */
export async function requireProof(call: Proven, personId: string): Promise<void> {
  const { credential, currentPassword } = call.body;
  if (credential) {
    if ((await usePasskey(call, credential)) !== personId) throw new ApiFailure(422, passkeyTexts.refused);
    return;
  }
  if (!currentPassword) throw invalid({ currentPassword: [passkeyTexts.provePassword] });
  const { forgetGuesses } = await requirePassword(call, currentPassword);
  await forgetGuesses(call.db);
}
