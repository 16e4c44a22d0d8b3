import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

const VERSION = 'v2';
/** Of a first version, whose text does not say which key sealed it. */
const WITHOUT_KEY_ID = 'v1';
const IV_BYTES = 12;
const KEY_ID_DIGITS = 12;

/** Seals what must not be read in the database: bank details, which the service never opens, and staff's second factors. */
export interface Vault {
  /** @param reference of the mandate: what is sealed for one cannot be passed off as another's. */
  seal(reference: string, details: unknown): string;
  /** Opens what was sealed for a reference. Throws where none of the keys fits. */
  open(reference: string, sealed: string): unknown;
  /** Tells equal texts from others without giving them away: an account has too few digits for a bare hash. */
  fingerprint(text: string): string;
}

/** Tells keys apart without giving them away. */
export const keyId = (key: Buffer): string =>
  createHash('sha256').update('bank details key').update(key).digest('hex').slice(0, KEY_ID_DIGITS);

/** Seals with AES-256-GCM: `v2.{key id}.{iv}.{tag}.{ciphertext}`, the last three in base64url. @param key 32 bytes. @param oldKeys still open what they sealed. */
export function createVault(key: Buffer, oldKeys: readonly Buffer[] = []): Vault {
  const id = keyId(key);
  return {
    seal(reference, details) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(reference));
      const sealed = Buffer.concat([cipher.update(JSON.stringify(details), 'utf8'), cipher.final()]);
      const parts = [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'));
      return [VERSION, id, ...parts].join('.');
    },
    open: (reference, sealed) => openSealed([key, ...oldKeys], reference, sealed),
    fingerprint: (text) => createHmac('sha256', key).update(text).digest('hex'),
  };
}

/** The id of the key that sealed a text; `null` where the text does not say. */
export function sealingKeyId(sealed: string): string | null {
  const [version, id] = sealed.split('.');
  return version === VERSION && id ? id : null;
}

/**
 * Opens what was sealed for a reference, with whichever of the keys sealed it: for the person who lodges instructions with the
 * bank, and to seal it with a new key. Throws where none of them did.
 */
export function openSealed(keys: readonly Buffer[], reference: string, sealed: string): unknown {
  const [version, ...rest] = sealed.split('.');
  const id = sealingKeyId(sealed);
  if (version !== VERSION && version !== WITHOUT_KEY_ID) throw notOurs();
  const parts = id === null ? rest : rest.slice(1);
  for (const key of keys) {
    if (id !== null && keyId(key) !== id) continue;
    const content = open(key, reference, parts);
    if (content !== undefined) return content;
  }
  throw notOurs();
}

function open(key: Buffer, reference: string, parts: readonly string[]): unknown {
  const [iv, tag, content] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (!iv || !tag || !content) throw notOurs();
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(reference)).setAuthTag(tag);
    return JSON.parse(Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8'));
  } catch {
    return undefined;
  }
}

const notOurs = () => new Error('This was not sealed with a key of the service.');
