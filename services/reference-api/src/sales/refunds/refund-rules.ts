import type { REFUND_DESTINATIONS } from 'shared-contracts/api/bookings';

/** Money to be given back, to one place. */
export interface RefundPart {
  destination: (typeof REFUND_DESTINATIONS)[number];
  description: string;
  amountPence: number;
}

/** The card that paid for an order, or for a part of it. */
export interface PayingCard {
  description: string;
  /** What it paid and was not given back yet. */
  leftPence: number;
}

/**
 * Where an amount goes back to: to the card as far as it paid, the rest to the account. What was paid at a desk
 * becomes credit, too.
 */
export function refundParts(
  amountPence: number,
  card: PayingCard | null,
  creditDescription: string,
): RefundPart[] {
  const toCard = Math.min(amountPence, card?.leftPence ?? 0);
  const parts: RefundPart[] = [
    { destination: 'card', description: card?.description ?? '', amountPence: toCard },
    { destination: 'credit', description: creditDescription, amountPence: amountPence - toCard },
  ];
  return parts.filter((part) => part.amountPence > 0);
}
