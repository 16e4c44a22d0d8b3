import type { MembershipCartItem } from 'shared-contracts/api/basket';
import type { JoiningCart } from 'shared-contracts/api/joining-cart';
import { siteDay } from 'shared-contracts/dates';
import { formatMoney, pounds } from 'shared-contracts/money';
import { shownFees, shownOption, shownType } from '../../memberships/index.ts';
import { shownVenue } from '../../venues/index.ts';
import type { LineViewer, MembershipLine } from './line.ts';
import { membershipProblem } from './line-rules.ts';
import { shownSteps } from './steps.ts';

/** The membership as a line of the basket. */
export function shownMembershipLine(
  line: MembershipLine,
  { user, tenant, now }: LineViewer,
): MembershipCartItem {
  const { symbol } = tenant.settings.site.currency;
  const { row, type, option, venue, agreed, pricePence, previousPricePence } = line;
  return {
    id: row.id,
    type: 'membership',
    objectId: String(type.id),
    purchase: row.purchase,
    name: type.name,
    sortBy: row.sortBy,
    enablePrintReceipt: true,
    startDate: row.startDate,
    endDate: agreed.endDate,
    venue: { slug: venue.slug, name: venue.name },
    purchasedFor: { id: user.id, name: `${user.firstName} ${user.lastName}` },
    price: pounds(pricePence),
    formattedPrice: formatMoney(pricePence, symbol),
    priceReason: null,
    formattedPreviousPrice: previousPricePence === null ? null : formatMoney(previousPricePence, symbol),
    problem: membershipProblem(line, siteDay(now)),
    paymentType: option.paymentType,
    fees: shownFees(agreed, line.promotion?.code ?? null, symbol),
  };
}

/** The membership as joining picks it up again (joining specification 3 "Checkout cart"). */
export function shownJoiningCart(line: MembershipLine, { tenant, now }: LineViewer): JoiningCart {
  const { row, type, option, venue, promotion, customer, held } = line;
  const { site, venues } = tenant.settings;
  const onlooker = {
    customer,
    today: siteDay(now),
    symbol: site.currency.symbol,
    billingDays: site.availableBillingDates,
    purchase: row.purchase,
    oldBasePence: held?.pricePence ?? 0,
  };
  return {
    cartId: row.cartId,
    purchase: row.purchase,
    membershipId: row.membershipId,
    homeVenue: shownVenue(venue, venues),
    membershipType: shownType(type, onlooker),
    paymentOption: shownOption(type, option, onlooker, line.agreed),
    startDate: row.startDate,
    billingDay: row.billingDay,
    promotion: promotion && { id: String(promotion.id), code: promotion.code },
    steps: shownSteps(line, onlooker.today),
  };
}
