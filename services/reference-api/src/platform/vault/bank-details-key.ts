import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from '../configuration/configuration.ts';
import { StartFailure } from '../configuration/start-failure.ts';

const KEY_BYTES = 32;
const KEY_FILE = 'bank-details.key';

/**
 * The key bank details are sealed with: the configured one, else one kept in the data folder, made at the first start
 * and readable by its owner only. Throws a StartFailure when the file holds no key.
 */
export function readBankDetailsKey({
  bankDetailsKey,
  dataFolder,
}: Pick<Configuration, 'bankDetailsKey' | 'dataFolder'>): Buffer {
  if (bankDetailsKey !== null) return Buffer.from(bankDetailsKey, 'hex');
  const file = path.join(dataFolder, KEY_FILE);
  mkdirSync(dataFolder, { recursive: true });
  try {
    // Of two services that start together one makes the file, and both read it.
    writeFileSync(file, randomBytes(KEY_BYTES).toString('hex'), { flag: 'wx', mode: 0o600 });
    chmodSync(file, 0o600);
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!isThere) throw error;
  }
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
  if (key.length === KEY_BYTES) return key;
  throw new StartFailure(
    `${file} does not hold a key of 64 hexadecimal digits. Put back the key it held, or bank details in the database cannot be read.`,
  );
}
