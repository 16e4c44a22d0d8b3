import type { MembershipOrderItem } from 'shared-contracts/api/orders';
import { displayDay } from 'shared-contracts/dates';
import { displayMoney } from 'shared-contracts/money';
import { type CompletedMembership, needsProof, presentFees } from '../../memberships/index.ts';
import type { LineViewer, MembershipLine } from './line.ts';

/** The purchase, as it was at that moment. */
export type MembershipSnapshot = Omit<
  MembershipOrderItem,
  'id' | 'type' | 'name' | 'price' | 'formattedPrice' | 'enablePrintReceipt'
>;

const ordinals = new Intl.PluralRules('en-GB', { type: 'ordinal' });
const SUFFIXES: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' };

/** A day of the month in words: `1st`. */
const ordinal = (day: number) => `${day}${SUFFIXES[ordinals.select(day)] ?? 'th'}`;

/** The membership as the order keeps it; no bank details are in it. */
export function membershipSnapshot(
  line: MembershipLine,
  { mandate, collectedPence }: CompletedMembership,
  { user, tenant }: Pick<LineViewer, 'user' | 'tenant'>,
): MembershipSnapshot {
  const { symbol } = tenant.settings.site.currency;
  const { row, type, option, venue, agreed, promotion } = line;
  const { firstBillingDate, basePence } = agreed.parts;
  const baseFee = displayMoney(basePence, symbol);
  const isCollected = mandate !== null && firstBillingDate !== null && agreed.billingDay !== null;
  return {
    purchase: row.purchase,
    ...(row.purchase === 'change' && line.held && { replaces: line.held.typeName }),
    membershipTypeId: String(type.id),
    homeVenue: { id: venue.id, slug: venue.slug, name: venue.name },
    requiresEligibility: needsProof(line),
    paymentOption: { id: String(option.id), name: option.name },
    paymentType: option.paymentType,
    startDate: row.startDate,
    endDate: agreed.endDate,
    categories: type.categories,
    baseFee,
    fees: presentFees(agreed, promotion?.code ?? null, symbol),
    friendlyName: `${type.name}, ${venue.name}`,
    purchasedFor: { id: user.id, name: `${user.firstName} ${user.lastName}` },
    directDebit: isCollected
      ? {
          isNew: mandate.isNew,
          reference: mandate.reference,
          serviceUserName: mandate.serviceUserName,
          amount: baseFee,
          ...(collectedPence > basePence && { together: displayMoney(collectedPence, symbol) }),
          billingDay: ordinal(agreed.billingDay ?? 0),
          firstBillingDate,
          prettyFirstBillingDate: displayDay(firstBillingDate),
        }
      : null,
  };
}
