import type { Kysely } from 'kysely';
import type { GuestPass, issueGuestPass } from 'shared-contracts/api/guest-passes';
import { displayDay, siteDay } from 'shared-contracts/dates';
import { ApiFailure, type Call, type Database, requireUser } from '../../platform/index.ts';
import { accessCode } from '../../venues/index.ts';
import { readAllowance } from './allowance.ts';
import { PASS_COLUMNS, presentPass, requireGuestPasses } from './own-passes.ts';
import { guestPassTexts } from './texts.ts';

interface NewPass {
  tenantId: number;
  personId: string;
  guestName: string;
  validUntil: string;
  createdAt: Date;
}

/** More attempts than one takes until the tenant has given away nearly every code. */
const MOST_ATTEMPTS = 20;

/** Stores a pass under a code that no other pass of the tenant has. */
async function insertPass(tx: Kysely<Database>, pass: NewPass) {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const stored = await tx
      .insertInto('guestPasses')
      .values({ ...pass, name: guestPassTexts.name, code: accessCode(), usedAt: null })
      .onConflict((conflict) => conflict.columns(['tenantId', 'code']).doNothing())
      .returning(PASS_COLUMNS)
      .executeTakeFirst();
    if (stored) return stored;
  }
  throw new Error('There is no free code for a guest pass.');
}

/** Issues a pass. The person is locked, so that two at once do not get more than the allowance. */
export async function issuePass(call: Call<typeof issueGuestPass>): Promise<GuestPass> {
  requireGuestPasses(call);
  const { id: personId, tenantId } = requireUser(call);
  const now = call.now();
  const stored = await call.db.transaction().execute(async (tx) => {
    await tx.selectFrom('people').select('id').where('id', '=', personId).forUpdate().execute();
    const allowance = await readAllowance(tx, personId, now);
    if (!allowance) throw new ApiFailure(409, guestPassTexts.notGiven);
    const { left, total, next, validUntil } = allowance;
    if (left === 0) {
      const then = next && { ...next, day: displayDay(next.day) };
      throw new ApiFailure(409, guestPassTexts.noneLeft(total, then));
    }
    const { guestName } = call.body;
    return insertPass(tx, { tenantId, personId, guestName, validUntil, createdAt: now });
  });
  return presentPass(stored, siteDay(now));
}
