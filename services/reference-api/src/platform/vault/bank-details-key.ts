import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from '../configuration/configuration.ts';
import { StartFailure } from '../configuration/start-failure.ts';

const KEY_BYTES = 32;
const KEY_FILE = 'bank-details.key';

type Settings = Pick<Configuration, 'bankDetailsKey' | 'oldBankDetailsKeys' | 'dataFolder'>;

/**
 * The keys of bank details, the one that seals first. It is the configured one, else one in the data folder, made at the
 * first start and readable by its owner only. Throws a StartFailure when the file holds no key, or is lost.
 * @param hasSealed whether something is sealed already: a new key would leave it closed indefinitely.
 */
export function readBankDetailsKeys(settings: Settings, hasSealed: boolean): [Buffer, ...Buffer[]] {
  const { bankDetailsKey, oldBankDetailsKeys, dataFolder } = settings;
  const old = oldBankDetailsKeys.map((key) => Buffer.from(key, 'hex'));
  if (bankDetailsKey !== null) return [Buffer.from(bankDetailsKey, 'hex'), ...old];
  const file = path.join(dataFolder, KEY_FILE);
  if (!hasSealed) makeKey(file);
  if (!existsSync(file)) {
    throw new StartFailure(
      `${file} is lost: bank details in the database are sealed with it. Put it back, or set BANK_DETAILS_KEY to the key it held.`,
    );
  }
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
  if (key.length === KEY_BYTES) return [key, ...old];
  throw new StartFailure(
    `${file} does not hold a key of 64 hexadecimal digits. Put back the key it held, or bank details in the database cannot be read.`,
  );
}

/** Of two services that start together one makes the file, and both read it. */
function makeKey(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, randomBytes(KEY_BYTES).toString('hex'), { flag: 'wx', mode: 0o600 });
    chmodSync(file, 0o600);
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!isThere) throw error;
  }
}
