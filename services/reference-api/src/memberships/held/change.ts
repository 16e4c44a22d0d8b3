import type { ChangeCosts, changeCosts, changeMemberships } from 'shared-contracts/api/memberships';
import { displayDay, siteDay } from 'shared-contracts/dates';
import type { AnswerOf } from 'shared-contracts/endpoint';
import { displayMoney, formatMoney } from 'shared-contracts/money';
import { ApiFailure, type Call, invalid, notFound, param, requireUser } from '../../platform/index.ts';
import { withFreezes } from '../billing/freezes.ts';
import { quote } from '../billing/quote.ts';
import { findTypeOfOption, isSoldAt, numericId, readCatalogue } from '../catalogue/catalogue.ts';
import { payerOf } from '../catalogue/customer.ts';
import { startDateMessage } from '../catalogue/dates-check.ts';
import { presentType } from '../catalogue/present-type.ts';
import { prospectOf } from '../catalogue/prospect.ts';
import { membershipTexts } from '../texts/texts.ts';
import { changeOptions, changeWindow, requireChangeable } from './change-rules.ts';
import { liveFreeze } from './freeze-rules.ts';
import { type HeldRow, presentHeldMembership, requireHeld } from './held.ts';

/** A membership of the person who calls that can be changed. Throws for others, and in words for one that cannot. */
export async function changeable(call: Pick<Call, 'db' | 'user' | 'params' | 'now'>): Promise<HeldRow> {
  const held = await requireHeld(call.db, requireUser(call), param(call, 'id'));
  const today = siteDay(call.now());
  requireChangeable(held, today);
  const [{ freezes } = { freezes: [] }] = await withFreezes(call.db, [held]);
  if (liveFreeze(freezes, today)) throw new ApiFailure(409, membershipTexts.change.frozen);
  return held;
}

/** A membership and what it can be changed to at its home centre. */
export async function readChangeOptions(
  call: Call<typeof changeMemberships>,
): Promise<AnswerOf<typeof changeMemberships>> {
  const held = await changeable(call);
  const { db, tenant } = call;
  const prospect = {
    ...(await prospectOf(call)),
    purchase: 'change' as const,
    oldBasePence: held.pricePence,
  };
  const catalogue = await readCatalogue(db, tenant.id);
  const heldType = catalogue.find(({ id }) => id === held.membershipTypeId);
  return {
    membership: presentHeldMembership(held, prospect.symbol),
    ...(heldType && { heldType: presentType(heldType, prospect, []) }),
    membershipTypes: catalogue
      .filter((type) => isSoldAt(type, held.homeVenueId))
      .map((type) => presentType(type, prospect, changeOptions(type, held)))
      .filter(({ paymentOptions }) => paymentOptions?.length),
  };
}

function differenceText(differencePence: number, symbol: string): string {
  const words = membershipTexts.change;
  if (differencePence === 0) return words.same;
  const amount = formatMoney(Math.abs(differencePence), symbol);
  return differencePence > 0 ? words.more(amount) : words.less(amount);
}

/** The costs of changing a membership, and its possible start (joining specification 3 "Change costs"). */
export async function readChangeCosts(call: Call<typeof changeCosts>): Promise<ChangeCosts> {
  const held = await changeable(call);
  const { db, tenant, query } = call;
  const found = await findTypeOfOption(db, tenant.id, numericId(param(call, 'paymentOptionId')));
  if (!found) throw notFound();
  const { type, option } = found;
  if (!changeOptions(type, held).includes(option)) {
    throw new ApiFailure(422, membershipTexts.change.notOffered);
  }
  const { today, billingDays, customer, symbol } = await prospectOf(call);
  const window = changeWindow(held, today);
  const startDate = query.startsAt ?? window.min;
  const dateMessage = startDateMessage(startDate, today, window);
  if (dateMessage !== null) throw invalid({ startsAt: [dateMessage] });
  const { parts, totalPence } = quote({
    purchase: 'change',
    option,
    startDate,
    today,
    billingDays,
    chosenDay: null,
    payer: payerOf(customer),
    oldBasePence: held.pricePence,
    discount: null,
  });
  const { proRataPence, proRataDays, monthInHandPence, firstBillingDate } = parts;
  const fee = {
    type: 'pro_rata' as const,
    label: membershipTexts.change.difference(proRataDays),
    price: displayMoney(proRataPence, symbol),
  };
  return {
    startsAt: window,
    costs: { differenceToOldMembership: differenceText(option.basePence - held.pricePence, symbol) },
    totalDueNow: {
      ...displayMoney(totalPence, symbol),
      composition: {
        monthInHand: displayMoney(monthInHandPence, symbol),
        fees: proRataPence > 0 ? [fee] : [],
      },
    },
    newMembershipPrice: displayMoney(option.basePence, symbol),
    prettyFirstBillingDate: firstBillingDate === null ? null : displayDay(firstBillingDate),
  };
}
