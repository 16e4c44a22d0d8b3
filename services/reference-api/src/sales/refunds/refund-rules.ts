import { refundTexts } from './texts.ts';

/** Money to be given back, to one place. */
export interface RefundPart {
  destination: 'card' | 'credit' | 'membership';
  description: string;
  amountPence: number;
}

/** Credit of a membership that has paid for an order. */
export interface PayingMembershipCredit {
  /** The part it paid that was not refunded yet. */
  leftPence: number;
  /** Price of the payer's own remaining places in this order; credit has paid for those alone. */
  ownPlacesPence: number;
  /** True if the refunded item is such a place. */
  isOwnPlace: boolean;
  /** True if it can be spent once it is back. */
  canBeSpent: boolean;
}

/** Sources of an order's payment. */
export interface RefundSources {
  /** The card's part that was not refunded yet. */
  card: { description: string; leftPence: number } | null;
  membershipCredit: PayingMembershipCredit | null;
}

/** The part refunded to membership credit: as much as the remaining places do not need. */
function toMembershipCredit(amountPence: number, credit: PayingMembershipCredit): number {
  if (!credit.isOwnPlace) return 0;
  const stillPaid = credit.ownPlacesPence - amountPence;
  return Math.min(amountPence, Math.max(0, credit.leftPence - stillPaid));
}

/**
 * Destination of a refunded amount: money before credit that ends with its month, as long as that credit still pays for
 * places of the member; of money, the card first, as far as it paid, then the account. What was paid at a desk becomes
 * account credit, too.
 */
export function refundParts(amountPence: number, { card, membershipCredit }: RefundSources): RefundPart[] {
  const toMembership = membershipCredit ? toMembershipCredit(amountPence, membershipCredit) : 0;
  const money = amountPence - toMembership;
  const toCard = Math.min(money, card?.leftPence ?? 0);
  const parts: RefundPart[] = [
    { destination: 'card', description: card?.description ?? '', amountPence: toCard },
    { destination: 'credit', description: refundTexts.credit, amountPence: money - toCard },
    {
      destination: 'membership',
      description: membershipCredit?.canBeSpent
        ? refundTexts.membershipCredit
        : refundTexts.unusableMembershipCredit,
      amountPence: toMembership,
    },
  ];
  return parts.filter((part) => part.amountPence > 0);
}
