import type { Kysely } from 'kysely';
import type { Database } from '../../platform/index.ts';
import { CHALLENGE_MS } from './rules.ts';

interface ChallengeFor {
  tenantId: number;
  /** The person who adds a passkey with it; `null` if one is to be used. */
  personId: string | null;
}

export async function storeChallenge(
  db: Kysely<Database>,
  challenge: string,
  { tenantId, personId }: ChallengeFor,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
  await db.insertInto('passkeyChallenges').values({ challenge, tenantId, personId, expiresAt }).execute();
}

/** Consumes a challenge, whatever the result. Returns whether it was still valid for this purpose. */
export async function consumeChallenge(
  db: Kysely<Database>,
  challenge: string,
  { tenantId, personId }: ChallengeFor,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkeyChallenges')
    .where('challenge', '=', challenge)
    .where('tenantId', '=', tenantId)
    .where('personId', personId === null ? 'is' : '=', personId)
    .where('expiresAt', '>', now)
    .returning('challenge')
    .executeTakeFirst();
  return taken !== undefined;
}
