/** Pure rules that are tested by planting faults in them. */
export interface RuleFolder {
  /** Name of the subject. */
  name: string;
  /** Folder from the root. */
  folder: string;
  /** Files in it, without the ending. Each has its test beside it. */
  rules: readonly string[];
  /** The least share of planted faults, in per cent, that the tests have to find. */
  atLeast: number;
}

export const RULE_FOLDERS: readonly RuleFolder[] = [
  {
    name: 'Money and prices',
    folder: 'shared-contracts/src',
    rules: ['money', 'membership-price', 'billing-dates', 'memberships'],
    atLeast: 99,
  },
  {
    name: 'Names on the wire, bank details',
    folder: 'shared-contracts/src',
    rules: ['codec', 'bank-details', 'bank-modulus'],
    atLeast: 97,
  },
  {
    name: 'Contrast',
    folder: 'shared-contracts/src/brand',
    rules: ['contrast-repair'],
    atLeast: 80,
  },
  {
    name: "The lifetime of a person's data",
    folder: 'shared-platform/src/person',
    rules: ['lifetime', 'personal-storage'],
    atLeast: 99,
  },
  {
    name: 'Paying',
    folder: 'mf-basket/src/features',
    rules: [
      'apply-credit/credit-rules',
      'pay-by-card/card-rules',
      'pay-by-card/payment-attempt',
      'pay-by-card/payment-machine',
      'take-tenders/tenders',
    ],
    atLeast: 99,
  },
  {
    name: 'Prices of memberships',
    folder: 'services/reference-api/src/memberships',
    rules: [
      'billing/next-payment',
      'billing/quote',
      'billing/working-days',
      'credit/rules',
      'promotions/rules',
    ],
    atLeast: 94,
  },
  {
    name: 'Sales',
    folder: 'services/reference-api/src/sales',
    rules: [
      'basket/line-rules',
      'basket/totals',
      'bookings/cancellation-rules',
      'checkout/tenders',
      'joining/line-rules',
      'packages/rules',
      'payments/payment-states',
      'refunds/refund-rules',
    ],
    atLeast: 96,
  },
];
