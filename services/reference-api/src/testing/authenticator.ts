import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url');
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

export interface Answering {
  challenge: unknown;
  origin?: string;
  rpId?: string;
  /** True if its owner unlocked it. */
  isVerified?: boolean;
  /** The counter of the authenticator; by default one more than last time. */
  counter?: number;
}

/** A device that makes one passkey and answers with it, as a browser would send it on. */
export function createAuthenticator(
  origin = 'http://my-account.riverside.localhost:8080',
  rpId = 'riverside.localhost',
) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counted = 0;

  const clientData = (type: string, answering: Answering) =>
    JSON.stringify({ type, challenge: answering.challenge, origin: answering.origin ?? origin });
  const authenticatorData = (flags: number, answering: Answering, counter: number) =>
    Buffer.concat([
      sha256(answering.rpId ?? rpId),
      Buffer.from([flags | USER_PRESENT | (answering.isVerified === false ? 0 : USER_VERIFIED)]),
      uint32(counter),
    ]);
  const wrapped = (response: object) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    id: base64url(id),
    /** Result of `navigator.credentials.create`. */
    create(answering: Answering) {
      // COSE_Key of ES256, then the attestation object, both in CBOR (RFC 9052, WebAuthn level 3 section 6.5).
      const coseKey = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const authData = Buffer.concat([
        authenticatorData(HAS_CREDENTIAL, answering, 0),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseKey,
      ]);
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([authData.length]),
        authData,
      ]);
      return wrapped({
        clientDataJSON: base64url(clientData('webauthn.create', answering)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      });
    },
    /** Result of `navigator.credentials.get`. */
    get(answering: Answering) {
      counted = answering.counter ?? counted + 1;
      const data = clientData('webauthn.get', answering);
      const authData = authenticatorData(0, answering, counted);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return wrapped({
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
      });
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;
