import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's recommendation for argon2id: 19 MiB, two passes. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const TAG_BYTES = 32;

const tag = (password: string, nonce: Buffer, memory: number, passes: number): Promise<Buffer> =>
  derive('argon2id', {
    message: password.normalize('NFKC'),
    nonce,
    memory,
    passes,
    parallelism: 1,
    tagLength: TAG_BYTES,
  });

/** A salted argon2id hash in PHC form. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const hash = await tag(password, nonce, MEMORY_KIB, PASSES);
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${text(nonce)}$${text(hash)}`;
}

/** True if the password is the hashed one, in constant time; a hash of another form matches nothing. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(hash);
  if (!match) return false;
  const [, memory, passes, salt = '', expected = ''] = match;
  const actual = await tag(password, Buffer.from(salt, 'base64'), Number(memory), Number(passes));
  const wanted = Buffer.from(expected, 'base64');
  return wanted.length === actual.length && timingSafeEqual(wanted, actual);
}

/** Matches no password; verified where there is no account, so that both answers take as long. */
export const UNKNOWN_ACCOUNT_HASH = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;
