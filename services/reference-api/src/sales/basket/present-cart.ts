import type { ActivityCartItem, Cart } from 'shared-contracts/api/basket';
import { basketStays } from 'shared-contracts/basket-stays';
import { siteIso } from 'shared-contracts/dates';
import { formatMoney, pounds } from 'shared-contracts/money';
import { presentClash } from '../../activities/index.ts';
import {
  bookingRuleTexts,
  coveringPackages,
  type Decision,
  packageChoice,
  presentOffer,
  type UsablePackage,
} from '../../booking-rules/index.ts';
import type { OpenCart } from '../carts/store.ts';
import type { LineViewer, MembershipLine } from '../joining/line.ts';
import { presentMembershipLine } from '../joining/present-line.ts';
import { presentPenaltyLine } from '../penalties/line.ts';
import type { PenaltyRow } from '../penalties/store.ts';
import { presentWaiver, type RequiredWaiver } from '../waivers/rules.ts';
import { decideLine, isHeld } from './line-rules.ts';
import { priceKey } from './price-key.ts';
import { currentOffer } from './prices.ts';
import type { BasketLine } from './store.ts';
import {
  appliedCredits,
  ownPlacesPence,
  presentCredits,
  presentPayments,
  presentTotals,
  taxPence,
  totalPence,
} from './totals.ts';

/** Stands for the basket of a person who has none: well-formed, and the id of nothing. */
export const NO_CART = '00000000-0000-0000-0000-000000000000';

/** The part of a line's price that a membership takes off; `null` if none. */
function shownBenefit(
  line: BasketLine,
  { standardOffer }: Decision,
  symbol: string,
): ActivityCartItem['benefit'] {
  const offer = line.offers.find(({ id }) => id === line.offerId);
  if (line.packageId !== null) return null;
  const saving = standardOffer.pricePence - line.pricePence;
  if (offer?.audience !== 'member' || saving <= 0) return null;
  return {
    name: bookingRuleTexts.price.member,
    formattedSaving: formatMoney(saving, symbol),
    formattedFullPrice: formatMoney(standardOffer.pricePence, symbol),
    saving: pounds(saving),
    fullPrice: pounds(standardOffer.pricePence),
  };
}

/** The packages of the person a line is for that can pay for it. */
function packagesFor(
  line: BasketLine,
  { offer }: Decision,
  { packages, lines }: Pick<Contents, 'packages' | 'lines'>,
): UsablePackage[] {
  const taken = lines.flatMap(({ lineId, packageId }) => (lineId === line.lineId ? [] : (packageId ?? [])));
  return coveringPackages(packages, { ...line, bestPricePence: offer.pricePence }, taken);
}

/** The package of someone else that could pay for a line of theirs, about which the owner of the basket is asked. */
function shownPackageOffer(
  line: BasketLine,
  usable: readonly UsablePackage[],
  { user }: LineViewer,
): ActivityCartItem['packageOffer'] {
  const [first] = usable;
  if (!first || line.packageId !== null || line.attendeeId === user.id) return null;
  const { id, name, usesLeft } = first;
  return { optionId: packageChoice(id), name, ownerFirstName: line.firstName, usesLeft };
}

/** Options to pay for a line: its offers, and the packages that can pay for it. */
function shownOptions(
  { openOffers }: Decision,
  usable: readonly UsablePackage[],
  { tenant }: LineViewer,
): ActivityCartItem['options'] {
  const { symbol } = tenant.settings.site.currency;
  return [
    ...openOffers.map((offer) => presentOffer(offer, symbol)),
    ...usable.map(({ id, name, usesLeft }) => ({
      id: packageChoice(id),
      name: bookingRuleTexts.price.package(name, usesLeft),
      formattedPrice: bookingRuleTexts.price.free,
    })),
  ].map(({ id, name, formattedPrice }) => ({ id, name, formattedPrice }));
}

function shownLine(
  line: BasketLine,
  contents: Pick<Contents, 'packages' | 'lines'>,
  viewer: LineViewer,
): ActivityCartItem {
  const { tenant, now } = viewer;
  const { symbol } = tenant.settings.site.currency;
  const decision = decideLine(line, viewer);
  const usable = packagesFor(line, decision, contents);
  const { price, formattedPrice, priceReason } = presentOffer(
    { ...currentOffer(line, decision), pricePence: line.pricePence },
    symbol,
  );
  return {
    id: line.lineId,
    type: 'activity',
    objectId: line.id,
    name: line.name,
    sortBy: line.sortBy,
    enablePrintReceipt: true,
    startDate: siteIso(line.startsAt),
    endDate: siteIso(line.endsAt),
    venue: { slug: line.venueSlug, name: line.venueName },
    location: line.court ?? line.location,
    ...(line.court !== null && { isCourt: true }),
    ...(line.addedByStaff && { addedByStaff: true }),
    purchasedFor: { id: line.attendeeId, name: `${line.firstName} ${line.lastName}` },
    price,
    formattedPrice,
    priceReason: line.packageName ?? priceReason,
    formattedPreviousPrice:
      line.previousPricePence === null ? null : formatMoney(line.previousPricePence, symbol),
    holdExpiresAt: line.heldUntil && isHeld(line, now) ? line.heldUntil.toISOString() : null,
    isHeld: isHeld(line, now),
    options: shownOptions(decision, usable, viewer),
    pricingOptionId: line.packageId === null ? line.offerId : packageChoice(line.packageId),
    benefit: shownBenefit(line, decision, symbol),
    packageUsage: line.packageName === null ? null : { name: line.packageName },
    packageOffer: shownPackageOffer(line, usable, viewer),
    problem: decision.problem,
    ...(decision.bookable.canBook && decision.clash && { clash: presentClash(decision.clash) }),
  };
}

/** The contents of a basket. */
interface Contents {
  /** The packages with uses left of those that the lines are for. */
  packages: readonly UsablePackage[];
  lines: readonly BasketLine[];
  membership: MembershipLine | null;
  penalties: readonly PenaltyRow[];
  /** Waivers that the attendees still have to accept. */
  waivers: readonly RequiredWaiver[];
  /** The remaining credit of the owner's memberships. */
  membershipCreditPence: number;
}

/** The basket as its owner sees it. */
export function presentCart(cart: OpenCart | null, contents: Contents, viewer: LineViewer): Cart {
  const { user, tenant, now } = viewer;
  const { lines, membership, penalties } = contents;
  const places = lines.map((line) => shownLine(line, contents, viewer));
  const items = [
    ...penalties.map((line) => presentPenaltyLine(line, user, tenant.settings.site.currency.symbol)),
    ...places,
    ...(membership ? [presentMembershipLine(membership, viewer)] : []),
  ];
  const priced = [...penalties, ...lines, ...(membership ? [membership] : [])];
  const holds = places.flatMap(({ holdExpiresAt }) => holdExpiresAt ?? []).toSorted();
  const id = cart?.id ?? NO_CART;
  const total = totalPence(priced);
  const payable = { total, ownPlaces: ownPlacesPence(lines, user) };
  const available = { membership: contents.membershipCreditPence, general: user.creditPence };
  const noted = { membership: cart?.membershipCreditPence ?? 0, general: cart?.creditPence ?? 0 };
  const applied = appliedCredits(payable, available, noted);
  return {
    id,
    uuid: id,
    items,
    totals: {
      ...presentTotals(
        priced,
        tenant.settings.site.currency.symbol,
        applied.membership + applied.general,
        taxPence(contents, tenant.settings.vat),
      ),
      lineCount: basketStays(items).length,
    },
    credits: presentCredits(payable, available),
    attendeeWaiversRequired: contents.waivers.map(presentWaiver),
    selectedUserId: user.id,
    completeOrderId: null,
    payments: presentPayments(applied),
    holdExpiresAt: holds[0] ?? null,
    priceKey: priceKey(contents),
    now: now.toISOString(),
  };
}
