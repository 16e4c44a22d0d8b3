import type { Kysely } from 'kysely';
import type { MembershipPurchase } from 'shared-contracts/api/membership-entities';
import {
  type CheckedDetails,
  type Customer,
  draftMandate,
  joiningTexts,
  moveDraft,
  type Quote,
  quote,
} from '../../memberships/index.ts';
import {
  type AgreedBooking,
  type Database,
  invalid,
  type Person,
  type Tenant,
  type Vault,
} from '../../platform/index.ts';
import { lockCartForAdding } from '../carts/set-aside.ts';
import { detachMandate, removeLine } from './line-store.ts';

/** Memberships are below the classes of a basket. */
const AFTER_THE_CLASSES = 1_000;

export interface BasketPlacement {
  user: Person;
  tenant: Tenant;
  customer: Customer;
  purchase: MembershipPurchase;
  /** The membership to change or renew, with its price. */
  held: { id: string; pricePence: number } | null;
  details: CheckedDetails;
  /** Outcomes of later bookings, as the person agreed to them. */
  agreedBookings: readonly AgreedBooking[];
  vault: Vault;
  now: Date;
  today: string;
}

function priceOf({ tenant, customer, purchase, held, details, today }: BasketPlacement): Quote {
  const { option, startDate, billingDay, promotion } = details;
  return quote({
    purchase,
    option,
    startDate,
    today,
    billingDays: tenant.settings.site.availableBillingDates,
    chosenDay: billingDay,
    payer: customer,
    oldBasePence: held?.pricePence ?? 0,
    discount: promotion,
  });
}

/** The Direct Debit of a membership: the one that stays, a new one, or `null` where none is set up. */
async function mandateFor(
  tx: Kysely<Database>,
  placing: BasketPlacement,
  billingDay: number | null,
): Promise<string | null> {
  const { user, details } = placing;
  const { bankDetails, keptMandateId: id } = details;
  if (billingDay === null) return null;
  if (id === null) return bankDetails && draftMandate(tx, { ...placing, details: bankDetails, billingDay });
  if (await moveDraft(tx, { id, personId: user.id, billingDay })) return id;
  throw invalid({ accountDetails: [joiningTexts.bank.missing] });
}

/** Puts a membership into the person's basket in place of one that is there; answers the basket's id. */
export async function addToBasket(tx: Kysely<Database>, placing: BasketPlacement): Promise<string> {
  const { user, purchase, held, details, now, today } = placing;
  const { type, option, venue, startDate, promotion, keptMandateId, checkedTerms } = details;
  const { totalPence, billingDay } = priceOf(placing);
  const { id: cartId } = await lockCartForAdding(tx, user, now);
  if (keptMandateId !== null) await detachMandate(tx, cartId, keptMandateId);
  await removeLine(tx, cartId);
  const mandateId = await mandateFor(tx, placing, billingDay);
  await tx
    .insertInto('cartMemberships')
    .values({
      cartId,
      personId: user.id,
      purchase,
      membershipId: held?.id ?? null,
      membershipTypeId: type.id,
      paymentOptionId: option.id,
      homeVenueId: venue.id,
      startDate,
      // A usual payment date stays the account's, should it be moved in the meantime.
      billingDay: placing.customer.billingDay === null ? billingDay : null,
      promotionId: promotion?.id ?? null,
      mandateId,
      checkedTerms: JSON.stringify(checkedTerms),
      agreedAt: checkedTerms.length > 0 ? now : null,
      agreedBookings: JSON.stringify(placing.agreedBookings),
      pricePence: totalPence,
      previousPricePence: null,
      pricedOn: today,
      sortBy: AFTER_THE_CLASSES,
      addedAt: now,
    })
    .execute();
  return cartId;
}
