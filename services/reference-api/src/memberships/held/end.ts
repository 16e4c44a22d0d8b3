import type { MembershipEnding } from 'shared-contracts/api/own-memberships';
import { displayDay, siteDay } from 'shared-contracts/dates';
import { displayMoney } from 'shared-contracts/money';
import { queueMail } from '../../people/index.ts';
import { ApiFailure, type Call, callOrigin, param, requireUser } from '../../platform/index.ts';
import { type FreezeRow, withFreezes } from '../billing/freezes.ts';
import { collectedOn } from '../billing/next-payment.ts';
import { readCustomer } from '../catalogue/customer.ts';
import { membershipTexts } from '../texts/texts.ts';
import { type Ending, endingOf, endRefusal } from './end-rules.ts';
import { type HeldRow, requireHeld } from './held.ts';

type EndCall = Pick<Call, 'db' | 'tenant' | 'user' | 'params' | 'now'>;

interface FoundEnding {
  held: HeldRow & { freezes: FreezeRow[] };
  ending: Ending;
}

/** A membership of the person who calls with its ending. Throws in words when it cannot be ended. */
async function readEnding(call: EndCall): Promise<FoundEnding> {
  const user = requireUser(call);
  const today = siteDay(call.now());
  const row = await requireHeld(call.db, user, param(call, 'membershipId'));
  const [held = { ...row, freezes: [] }] = await withFreezes(call.db, [row]);
  const refusal = endRefusal(held, today);
  if (refusal !== null) throw new ApiFailure(409, refusal);
  const billingDay = (await readCustomer(call.db, user, today)).mandate?.billingDay ?? null;
  const billed = billingDay === null ? { ...held, firstBillingDate: null } : held;
  return { held, ending: endingOf(billed, billingDay ?? 1, today) };
}

function shownEnding({ held, ending }: FoundEnding, call: EndCall): MembershipEnding {
  const { endDate, lastPaymentDay } = ending;
  const { symbol } = call.tenant.settings.site.currency;
  return {
    endDate,
    lastPayment:
      lastPaymentDay === null
        ? null
        : { day: lastPaymentDay, amount: displayMoney(collectedOn(held, lastPaymentDay), symbol) },
  };
}

export async function readMembershipEnding(call: EndCall): Promise<MembershipEnding> {
  return shownEnding(await readEnding(call), call);
}

/**
 * Ends a membership on the day shown to the person, and mails them with what is collected until then; inside the
 * caller's transaction.
 */
export async function endOwnMembership(
  call: EndCall & Pick<Call, 'host' | 'headers' | 'configuration'>,
  endDate: string,
): Promise<MembershipEnding> {
  const { db } = call;
  const user = requireUser(call);
  // One after the other: a second end, or a change being paid for, must see the first.
  await db.selectFrom('people').select('id').where('id', '=', user.id).forUpdate().execute();
  const found = await readEnding(call);
  if (found.ending.endDate !== endDate) {
    throw new ApiFailure(409, membershipTexts.end.moved(displayDay(found.ending.endDate)));
  }
  await db
    .updateTable('memberships')
    .set({ endDate: found.ending.endDate })
    .where('id', '=', found.held.id)
    .execute();
  const mail = { kind: 'membership-ended', origin: callOrigin(call), membershipId: found.held.id } as const;
  await queueMail(db, { tenantId: user.tenantId, person: { id: user.id } }, mail, call.now());
  return shownEnding(found, call);
}
