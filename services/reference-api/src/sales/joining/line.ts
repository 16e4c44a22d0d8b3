import type { Kysely } from 'kysely';
import { siteDay } from 'shared-contracts/dates';
import {
  accountOf,
  findHeld,
  findPromotion,
  findTypeOfOption,
  isUsable,
  type OtherCollections,
  type Promotion,
  type Quote,
  quote,
  readCustomer,
  readOtherCollections,
  readReviewTerms,
} from '../../memberships/index.ts';
import { readMissingDetails } from '../../people/index.ts';
import type { Database, Person, Tenant } from '../../platform/index.ts';
import { findVenueById, type VenueRow } from '../../venues/index.ts';
import { isAgreed, previewMembershipChange } from '../later-bookings/agreed-bookings.ts';
import { isUnderWay, latestPayment } from '../payments/store.ts';
import { findLine } from './line-store.ts';
import type { LineFacts } from './steps.ts';

/** Whose basket is read, and when. */
export interface LineViewer {
  user: Person;
  tenant: Tenant;
  now: Date;
}

/** The membership in a basket with everything known about it. */
export interface MembershipLine extends LineFacts {
  venue: VenueRow;
  promotion: Promotion | null;
  /** Today's price. */
  quote: Quote;
  /** Breakdown of the price that the person was last shown. */
  agreed: Quote;
  /** The price last shown to the person, in pence. */
  pricePence: number;
  previousPricePence: number | null;
  /** Collections for the person's other memberships; `null` where nothing is collected for this one. */
  others: OtherCollections | null;
  /** The holder and the end of the number of the account of its Direct Debit; `null` without one. */
  account: { accountHolder: string; accountEnding: string } | null;
}

function quoteOn(
  { row, option, customer, held }: Pick<LineFacts, 'row' | 'option' | 'customer' | 'held'>,
  promotion: Promotion | null,
  billingDays: readonly number[],
  day: string,
): Quote {
  return quote({
    purchase: row.purchase,
    option,
    startDate: row.startDate,
    today: day,
    billingDays,
    chosenDay: row.billingDay,
    payer: customer,
    oldBasePence: held?.pricePence ?? 0,
    discount: promotion && isUsable(promotion, option, day) ? promotion : null,
  });
}

/** True if the outcomes of later bookings are those the person agreed to. */
async function areBookingsAgreed(
  db: Kysely<Database>,
  { row, held, type, option }: Pick<LineFacts, 'row' | 'held' | 'type' | 'option'>,
  viewer: LineViewer,
): Promise<boolean> {
  if (row.purchase !== 'change' || !held || held.status === 'cancelled' || held.isFollowed) return true;
  const wanted = { held, type, option, startDate: row.startDate };
  return isAgreed(row.agreedBookings, await previewMembershipChange(db, viewer, wanted));
}

/** Collections of the same Direct Debit for other memberships. */
async function othersOf(
  db: Kysely<Database>,
  { row, agreed }: Pick<MembershipLine, 'row' | 'agreed'>,
  personId: string,
  today: string,
): Promise<OtherCollections | null> {
  const { billingDay, parts } = agreed;
  const day = parts.firstBillingDate;
  if (day === null || billingDay === null) return null;
  const replacedId = row.purchase === 'change' ? row.membershipId : null;
  return readOtherCollections(db, { personId, today, day, billingDay, replacedId });
}

/** The membership in a basket; `null` without one. */
export async function readMembershipLine(
  db: Kysely<Database>,
  cartId: string,
  viewer: LineViewer,
): Promise<MembershipLine | null> {
  const { user, tenant, now } = viewer;
  const row = await findLine(db, cartId);
  if (!row) return null;
  const found = await findTypeOfOption(db, tenant.id, row.paymentOptionId);
  const venue = await findVenueById(db, tenant.id, row.homeVenueId);
  if (!found || !venue) throw new Error('A membership in a basket refers to nothing.');
  const today = siteDay(now);
  const customer = await readCustomer(db, user, today);
  const held = row.membershipId === null ? null : await findHeld(db, tenant.id, row.membershipId);
  const promotion =
    row.promotionId === null ? null : await findPromotion(db, tenant.id, { id: row.promotionId });
  const changed = { row, ...found, held: held ?? null };
  const facts = {
    ...changed,
    venue,
    customer,
    areBookingsAgreed: await areBookingsAgreed(db, changed, viewer),
    missingDetails: await readMissingDetails(db, user),
    reviewTerms: await readReviewTerms(db, tenant.id),
  };
  const billingDays = tenant.settings.site.availableBillingDates;
  const ofToday = quoteOn(facts, promotion ?? null, billingDays, today);
  // The price stays as agreed when a payment takes place over midnight.
  const isAgreed = ofToday.totalPence === row.pricePence;
  const ofThen = isAgreed ? ofToday : quoteOn(facts, promotion ?? null, billingDays, row.pricedOn);
  const agreed = ofThen.totalPence === row.pricePence ? ofThen : ofToday;
  return {
    ...facts,
    promotion: promotion ?? null,
    quote: ofToday,
    agreed,
    account: row.mandateId === null ? null : await accountOf(db, row.mandateId),
    others: await othersOf(db, { row, agreed }, user.id, today),
    pricePence: row.pricePence,
    previousPricePence: row.previousPricePence,
  };
}

/**
 * The line at the price it has now; what it was stays on the line. While a payment for the basket is under way the
 * price stays as agreed.
 */
export async function withCurrentPrice(
  db: Kysely<Database>,
  line: MembershipLine,
  today: string,
): Promise<MembershipLine> {
  const { totalPence } = line.quote;
  if (totalPence === line.pricePence) return line;
  const payment = await latestPayment(db, line.row.cartId);
  if (payment && isUnderWay(payment)) return line;
  const previousPricePence = line.pricePence;
  await db
    .updateTable('cartMemberships')
    .set({ pricePence: totalPence, previousPricePence, pricedOn: today })
    .where('id', '=', line.row.id)
    .where('pricePence', '=', previousPricePence)
    .execute();
  return { ...line, agreed: line.quote, pricePence: totalPence, previousPricePence };
}
