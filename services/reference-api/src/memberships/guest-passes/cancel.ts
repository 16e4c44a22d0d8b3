import type { cancelGuestPass, GuestPass } from 'shared-contracts/api/guest-passes';
import { displayDay, siteDay } from 'shared-contracts/dates';
import { ApiFailure, type Call, isUuid, notFound, param, requireUser } from '../../platform/index.ts';
import { PASS_COLUMNS, presentPass, requireGuestPasses } from './own-passes.ts';
import { guestPassTexts } from './texts.ts';

/** Cancels a pass that can still be used. The pass is locked, so that it is either used or cancelled. */
export async function cancelPass(call: Call<typeof cancelGuestPass>): Promise<GuestPass> {
  requireGuestPasses(call);
  const personId = requireUser(call).id;
  const id = param(call, 'passId');
  if (!isUuid(id)) throw notFound();
  const now = call.now();
  const today = siteDay(now);
  return call.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('guestPasses')
      .select(PASS_COLUMNS)
      .where('id', '=', id)
      .where('personId', '=', personId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw notFound();
    const pass = presentPass(row, today);
    if (row.usedAt) throw new ApiFailure(409, guestPassTexts.used(displayDay(siteDay(row.usedAt))));
    if (pass.state === 'expired')
      throw new ApiFailure(409, guestPassTexts.expired(displayDay(row.validUntil)));
    if (pass.state === 'cancelled') return pass;
    await tx.updateTable('guestPasses').set({ cancelledAt: now }).where('id', '=', id).execute();
    return presentPass({ ...row, cancelledAt: now }, today);
  });
}
