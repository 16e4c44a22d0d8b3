import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import { ApiFailure, type Call, logSecurityEvent } from '../../platform/index.ts';
import { consumeQuota } from '../auth/quota.ts';
import { consumeChallenge } from './challenges.ts';
import { checkCeremony } from './check-ceremony.ts';
import { relyingPartyOf } from './relying-party.ts';
import { REFUSALS } from './rules.ts';
import { findPasskey, recordPasskeyUse } from './store.ts';
import { passkeyTexts } from './texts.ts';

/** The fields of an answer that the contract knows; the library reads the rest, and refuses invalid ones. */
export type SentCredential = { id: string; response: { clientDataJSON: string } };

async function checkedPasskey(call: Omit<Call, 'body'>, sent: SentCredential): Promise<string | null> {
  const { db, tenant, now } = call;
  const response = sent as unknown as AuthenticationResponseJSON;
  const passkey = await findPasskey(db, tenant.id, sent.id);
  if (!passkey) return null;
  const party = relyingPartyOf(call);
  const counted = await checkCeremony(
    (challenge) => consumeChallenge(db, challenge, { tenantId: tenant.id, personId: null }, now()),
    async (expectedChallenge) => {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge,
        expectedOrigin: party.origins,
        expectedRPID: party.id,
        // Something they have and something they are or know: two factors in one.
        requireUserVerification: true,
        credential: {
          id: passkey.credentialId,
          publicKey: isoBase64URL.toBuffer(passkey.publicKey),
          counter: Number(passkey.counter),
        },
      });
      return verified ? authenticationInfo.newCounter : null;
    },
  );
  if (counted === null || !(await recordPasskeyUse(db, passkey.id, counted, now()))) return null;
  return passkey.personId;
}

/**
 * Whose passkey answered the challenge, on whatever page of the tenant it was asked. Throws the 422 failure, the same
 * whether a passkey is unknown or wrong, and the 429 failure after too many.
 */
export async function usePasskey(call: Omit<Call, 'body'>, sent: SentCredential): Promise<string> {
  const taken = await consumeQuota(call, REFUSALS);
  const personId = await checkedPasskey(call, sent);
  if (personId === null) {
    logSecurityEvent(call, 'passkey-refused', call.user?.id ?? null);
    throw new ApiFailure(422, passkeyTexts.refused);
  }
  await taken.resolveRefund();
  return personId;
}
