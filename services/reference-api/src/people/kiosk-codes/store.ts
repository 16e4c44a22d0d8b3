import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { KIOSK_CODE_DIGITS } from 'shared-contracts/api/kiosk-codes';
import { type Database, hashToken } from '../../platform/index.ts';
import { CODE_MS } from './rules.ts';

const hashCode = (tenantId: number, code: string) => hashToken(`${tenantId} ${code}`);

/** Holds a login until the transaction ends. Returns whether it still exists. */
export async function holdLogin(tx: Kysely<Database>, loginHash: string): Promise<boolean> {
  const login = await tx
    .selectFrom('logins')
    .select('tokenHash')
    .where('tokenHash', '=', loginHash)
    .forUpdate()
    .executeTakeFirst();
  return login !== undefined;
}

/** Makes this the one code of a login that is held. Returns `undefined` where another login has the same at this moment. */
export async function storeCode(
  tx: Kysely<Database>,
  { loginHash, tenantId }: { loginHash: string; tenantId: number },
  now: Date,
): Promise<{ code: string; expiresAt: Date } | undefined> {
  const code = String(randomInt(10 ** KIOSK_CODE_DIGITS)).padStart(KIOSK_CODE_DIGITS, '0');
  const expiresAt = new Date(now.getTime() + CODE_MS);
  await tx
    .deleteFrom('kioskCodes')
    .where((where) => where.or([where('loginHash', '=', loginHash), where('expiresAt', '<=', now)]))
    .execute();
  const stored = await tx
    .insertInto('kioskCodes')
    .values({ loginHash, codeHash: hashCode(tenantId, code), expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('loginHash')
    .executeTakeFirst();
  return stored && { code, expiresAt };
}

/** Whose a code is, `undefined` once it was used or has expired, or the login that showed it has ended. */
export async function findCodeOwner(
  db: Kysely<Database>,
  tenantId: number,
  code: string,
  now: Date,
): Promise<string | undefined> {
  const login = await db
    .selectFrom('kioskCodes')
    .innerJoin('logins', 'logins.tokenHash', 'kioskCodes.loginHash')
    .select('logins.personId')
    .where('codeHash', '=', hashCode(tenantId, code))
    .where('logins.tenantId', '=', tenantId)
    .where('logins.expiresAt', '>', now)
    .where('kioskCodes.expiresAt', '>', now)
    .where('kioskCodes.usedAt', 'is', null)
    .executeTakeFirst();
  return login?.personId;
}

/** Uses a code up. Returns whether it was there. It stays until it expires, for the phone that shows it. */
export async function useCode(
  tx: Kysely<Database>,
  { tenantId, code }: { tenantId: number; code: string },
  now: Date,
): Promise<boolean> {
  const used = await tx
    .updateTable('kioskCodes')
    .set({ usedAt: now })
    .where('codeHash', '=', hashCode(tenantId, code))
    .where('usedAt', 'is', null)
    .returning('loginHash')
    .executeTakeFirst();
  return used !== undefined;
}

/** State of the one code of a login; an expired one counts as none. */
export async function readCodeState(
  db: Kysely<Database>,
  loginHash: string,
  now: Date,
): Promise<'waiting' | 'used' | 'none'> {
  const code = await db
    .selectFrom('kioskCodes')
    .select('usedAt')
    .where('loginHash', '=', loginHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  if (!code) return 'none';
  return code.usedAt === null ? 'waiting' : 'used';
}
