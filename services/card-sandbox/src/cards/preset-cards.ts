import type { Card } from '../state/card.ts';

const visa = { cardType: 'Visa', expiryDate: '1239', isDeclined: false } as const;

/** Saved cards that exist from the start, so that a shop's sample customers can have one. */
export function presetCards(vendorName: string): Card[] {
  return [
    {
      ...visa,
      vendorName,
      cardIdentifier: '5A7ED000-0000-4000-8000-000000000006',
      lastFourDigits: '0006',
      authentication: 'authenticated',
    },
    {
      ...visa,
      vendorName,
      cardIdentifier: '5A7ED000-0000-4000-8000-000000000014',
      lastFourDigits: '0014',
      authentication: 'challenge',
    },
    {
      ...visa,
      vendorName,
      cardIdentifier: '5A7ED000-0000-4000-8000-000000005639',
      lastFourDigits: '5639',
      authentication: 'authenticated',
      isDeclined: true,
    },
  ];
}
