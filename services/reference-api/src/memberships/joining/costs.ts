import type { Costs, MembershipPurchase } from 'shared-contracts/api/membership-entities';
import type { membershipCosts } from 'shared-contracts/api/memberships';
import type { ValidationMessages } from 'shared-contracts/envelope';
import { ApiFailure, type Call, notFound, param } from '../../platform/index.ts';
import { findVenueById } from '../../venues/index.ts';
import { quote } from '../billing/quote.ts';
import { findTypeOfOption, isSoldAt, numericId } from '../catalogue/catalogue.ts';
import { payerOf } from '../catalogue/customer.ts';
import { billingDayMessage, startDateMessage } from '../catalogue/dates-check.ts';
import { presentCosts } from '../catalogue/present-prices.ts';
import { prospectOf } from '../catalogue/prospect.ts';
import { isUsable, type Promotion } from '../promotions/rules.ts';
import { findPromotion } from '../promotions/store.ts';
import { membershipTexts } from '../texts/texts.ts';

type CostsCall = Call<typeof membershipCosts>;

/** A day of the month as it came in the query; not a number for anything else. */
const dayOf = (text: string | undefined): number | null =>
  text === undefined || text === '' ? null : /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;

async function promotionOf({ db, tenant, query }: CostsCall): Promise<Promotion | undefined> {
  const id = numericId(query.promotion_code_id ?? '');
  return id === null ? undefined : findPromotion(db, tenant.id, { id });
}

/** A person's earlier choice in the basket. */
interface ChosenBefore {
  purchase: MembershipPurchase;
  paymentOptionId: number;
  startDate: string;
}

/**
 * The price of a payment option from a start date on. Throws in words if it cannot be calculated.
 * @param inBasket a renewal that is in the basket is priced as one.
 */
export async function readCosts(call: CostsCall, inBasket: ChosenBefore | undefined): Promise<Costs> {
  const { db, tenant, query } = call;
  const found = await findTypeOfOption(db, tenant.id, numericId(param(call, 'optionId')));
  if (!found || String(found.type.id) !== param(call, 'typeId')) throw notFound();
  const { type, option } = found;
  const prospect = await prospectOf(call);
  const { today, billingDays, customer, symbol } = prospect;
  const isRenewal = inBasket?.purchase === 'renewal' && inBasket.paymentOptionId === option.id;
  const renewal = isRenewal ? inBasket : undefined;

  const messages: ValidationMessages = {};
  const venue = query.venue_id ? await findVenueById(db, tenant.id, query.venue_id) : null;
  if (venue === undefined) throw notFound();
  if (venue && !isSoldAt(type, venue.id)) messages.venueId = [membershipTexts.costs.noAccess(venue.name)];
  const startDate = query.start_date ?? renewal?.startDate ?? today;
  const dateMessage = startDate === renewal?.startDate ? null : startDateMessage(startDate, today);
  if (dateMessage !== null) messages.startDate = [dateMessage];
  const payer = payerOf(customer);
  const chosenDay = payer.hasBillingDate || option.paymentType === 'fixed' ? null : dayOf(query.billing_day);
  const dayMessage = billingDayMessage(chosenDay, billingDays);
  if (dayMessage !== null) messages.billingDay = [dayMessage];
  const promotion = renewal ? undefined : await promotionOf(call);
  const isRefused = promotion ? !isUsable(promotion, option, today) : Boolean(query.promotion_code_id);
  if (isRefused && !renewal) messages.promotionCodeId = [membershipTexts.costs.promotion];
  if (Object.keys(messages).length > 0) {
    throw new ApiFailure(422, membershipTexts.costs.incalculable, messages);
  }

  const purchase = renewal ? 'renewal' : 'new';
  const discount = promotion ?? null;
  const priced = quote({
    purchase,
    option,
    startDate,
    today,
    billingDays,
    chosenDay,
    payer,
    oldBasePence: 0,
    discount,
  });
  return presentCosts(option, priced, symbol, option.allowsPromotions && !renewal);
}
