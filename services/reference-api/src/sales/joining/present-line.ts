import type { MembershipCartItem } from 'shared-contracts/api/basket';
import type { JoiningCart } from 'shared-contracts/api/joining-cart';
import type { MembershipPurchase } from 'shared-contracts/api/membership-entities';
import { siteDay } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/links';
import { formatMoney, pounds } from 'shared-contracts/money';
import { areAgreed, needsProof, presentFees, presentOption, presentType } from '../../memberships/index.ts';
import { presentVenue } from '../../venues/index.ts';
import { commitment } from './commitment.ts';
import type { LineViewer, MembershipLine } from './line.ts';
import { membershipProblem } from './line-rules.ts';
import { presentSteps } from './steps.ts';

/** Address at which joining continues with the content of the basket. */
const joiningPaths: Record<MembershipPurchase, (membershipId: string) => string> = {
  new: () => paths.home,
  change: paths.changeMembership,
  renewal: paths.renewMembership,
};

/** The membership as a line of the basket. */
export function presentMembershipLine(
  line: MembershipLine,
  { user, tenant, now }: LineViewer,
): MembershipCartItem {
  const { symbol } = tenant.settings.site.currency;
  const { row, type, option, venue, agreed, others, pricePence, previousPricePence, reviewTerms } = line;
  const promotionCode = line.promotion?.code ?? null;
  const replaced = row.purchase === 'change' ? (line.held?.typeName ?? null) : null;
  return {
    id: row.id,
    type: 'membership',
    objectId: String(type.id),
    purchase: row.purchase,
    ...(replaced !== null && { replaces: replaced }),
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
    fees: presentFees(agreed, promotionCode, symbol),
    commitment: commitment(
      {
        quote: agreed,
        startDate: row.startDate,
        promotionCode,
        others,
        needsProof: needsProof(line),
        replaced,
      },
      symbol,
      siteDay(now),
    ),
    joining: {
      areTermsAgreed: areAgreed(reviewTerms, row.checkedTerms),
      path: joiningPaths[row.purchase](row.membershipId ?? ''),
    },
  };
}

/** The membership as joining picks it up again (joining specification 3 "Checkout cart"). */
export function presentJoiningCart(line: MembershipLine, { tenant, now }: LineViewer): JoiningCart {
  const { row, type, option, venue, promotion, customer, held } = line;
  const { site, venues } = tenant.settings;
  const prospect = {
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
    homeVenue: presentVenue(venue, venues),
    membershipType: presentType(type, prospect),
    paymentOption: presentOption(type, option, prospect, line.agreed),
    startDate: row.startDate,
    billingDay: row.billingDay,
    promotion: promotion && { id: String(promotion.id), code: promotion.code },
    accountEnding: line.account?.accountEnding ?? null,
    accountHolder: line.account?.accountHolder ?? null,
    checkedTerms: row.checkedTerms,
    answers: row.answers,
    steps: presentSteps(line, prospect.today),
  };
}
