import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { isoBase64URL, isoUint8Array } from '@simplewebauthn/server/helpers';
import type { addPasskey, startPasskey } from 'shared-contracts/api/passkeys';
import type { AnswerOf } from 'shared-contracts/endpoint';
import { ApiFailure, type Call, callOrigin, logSecurityEvent } from '../../platform/index.ts';
import { recordAct } from '../audit/record-act.ts';
import { lockOwnAccount } from '../auth/live-login.ts';
import { changeOf } from '../mail/mailed-change.ts';
import { queueMail } from '../mail/store.ts';
import { confirmLogin } from '../second-factor/store.ts';
import { consumeChallenge, storeChallenge } from './challenges.ts';
import { checkCeremony } from './check-ceremony.ts';
import { relyingPartyOf } from './relying-party.ts';
import { requireConfirmed, requireProof } from './require-proof.ts';
import { ALGORITHMS, knownTransports, MAX_PASSKEYS } from './rules.ts';
import { credentialsOf, listPasskeys, storePasskey } from './store.ts';
import { passkeyTexts } from './texts.ts';

export async function startAdding(call: Call<typeof startPasskey>): Promise<AnswerOf<typeof startPasskey>> {
  const { db, tenant, now } = call;
  const user = requireConfirmed(call);
  const known = await credentialsOf(db, user.id);
  if (known.length >= MAX_PASSKEYS) throw new ApiFailure(409, passkeyTexts.tooMany);
  await requireProof(call, user.id);
  const options = await generateRegistrationOptions({
    rpName: tenant.name,
    rpID: relyingPartyOf(call).id,
    userID: isoUint8Array.fromUTF8String(user.id),
    userName: user.email || user.reference,
    userDisplayName: `${user.firstName} ${user.lastName}`,
    excludeCredentials: known,
    supportedAlgorithmIDs: ALGORITHMS,
    // Found by the device without a username, and unlocked by its owner each time.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await storeChallenge(db, options.challenge, { tenantId: tenant.id, personId: user.id }, now());
  return { options: { ...options } };
}

async function checkedCredential(call: Call<typeof addPasskey>, personId: string) {
  const { db, tenant, body, now } = call;
  const party = relyingPartyOf(call);
  return checkCeremony(
    (challenge) => consumeChallenge(db, challenge, { tenantId: tenant.id, personId }, now()),
    async (expectedChallenge) => {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: body.credential as unknown as RegistrationResponseJSON,
        expectedChallenge,
        expectedOrigin: party.origins,
        expectedRPID: party.id,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      });
      return verified ? registrationInfo : null;
    },
  );
}

export async function finishAdding(call: Call<typeof addPasskey>): Promise<AnswerOf<typeof addPasskey>> {
  const { db, tenant, body, tokenHash, wakeMail } = call;
  const user = requireConfirmed(call);
  const info = await checkedCredential(call, user.id);
  if (!info) throw new ApiFailure(422, passkeyTexts.notAdded);
  const now = call.now();
  const { credential, credentialBackedUp } = info;
  const name = body.name.trim() || tenant.name;
  await db.transaction().execute(async (tx) => {
    await lockOwnAccount(tx, call, user.id);
    if ((await credentialsOf(tx, user.id)).length >= MAX_PASSKEYS) {
      throw new ApiFailure(409, passkeyTexts.tooMany);
    }
    const isNew = await storePasskey(tx, {
      personId: user.id,
      tenantId: tenant.id,
      credentialId: credential.id,
      publicKey: isoBase64URL.fromBuffer(credential.publicKey),
      counter: credential.counter,
      transports: knownTransports(credential.transports).join(','),
      isSynced: credentialBackedUp,
      name,
      createdAt: now,
    });
    if (!isNew) throw new ApiFailure(409, passkeyTexts.alreadyThere);
    if (user.staffRole !== null) {
      // Making one took the person just as using one does.
      await confirmLogin(tx, tokenHash ?? '', now);
      const act = { act: 'passkey-added', personId: user.id } as const;
      await recordAct(tx, { tenantId: tenant.id, staffId: user.id, ...act }, now);
    }
    const change = changeOf(call, name);
    const mail = { kind: 'passkey-added', origin: callOrigin(call), change } as const;
    await queueMail(tx, { tenantId: tenant.id, person: { id: user.id } }, mail, now);
  });
  logSecurityEvent(call, 'passkey-added', user.id);
  wakeMail();
  return listPasskeys(db, user.id);
}
