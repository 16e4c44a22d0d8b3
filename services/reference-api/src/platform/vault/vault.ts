import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const VERSION = 'v1';
const IV_BYTES = 12;

/** Seals bank details for the database. The service never opens what it has sealed. */
export interface Vault {
  /** @param reference of the mandate: what is sealed for one cannot be passed off as another's. */
  seal(reference: string, details: unknown): string;
  /** Tells equal texts from others without giving them away: an account has too few digits for a bare hash. */
  fingerprint(text: string): string;
}

/** Seals with AES-256-GCM: `v1.{iv}.{tag}.{ciphertext}`, each part in base64url. @param key 32 bytes. */
export function createVault(key: Buffer): Vault {
  return {
    seal(reference, details) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(reference));
      const sealed = Buffer.concat([cipher.update(JSON.stringify(details), 'utf8'), cipher.final()]);
      const parts = [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'));
      return [VERSION, ...parts].join('.');
    },
    fingerprint: (text) => createHmac('sha256', key).update(text).digest('hex'),
  };
}

/** For whoever lodges instructions with the bank: what was sealed for a reference. Throws with another key. */
export function openSealed(key: Buffer, reference: string, sealed: string): unknown {
  const [version, ...parts] = sealed.split('.');
  const [iv, tag, content] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (version !== VERSION || !iv || !tag || !content) throw new Error('This was not sealed by the service.');
  const decipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(reference)).setAuthTag(tag);
  return JSON.parse(Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8'));
}
