import type { CustomQuestion } from 'shared-contracts/api/custom-questions';
import type { HeldMembership } from 'shared-contracts/api/held-membership';
import type { JoiningCart } from 'shared-contracts/api/joining-cart';
import type { Costs, MembershipType, PaymentOption } from 'shared-contracts/api/membership-entities';
import type { ChangeCosts } from 'shared-contracts/api/memberships';
import { displayMoney } from 'shared-contracts/money';
import { exampleVenue } from 'shared-contracts/testing';

const nothing = displayMoney(0);

/** A monthly payment option, for tests. */
export const testOption = (parts: Partial<PaymentOption> = {}): PaymentOption => ({
  id: '1011',
  paymentType: 'recurring',
  fixedDuration: null,
  fixedPeriod: null,
  fees: {
    baseFee: displayMoney(3200),
    joiningFee: displayMoney(2000),
    proRataFee: nothing,
    monthInHandFee: nothing,
  },
  globalBasePrice: displayMoney(3200),
  totalToPayNow: displayMoney(2000),
  proRataDays: 0,
  prettyFirstBillingDate: '01 Jul 2026',
  dependsOnBillingDay: true,
  isPurchasable: { canPurchase: true, hasPrices: true, message: null },
  ...parts,
});

/** A single payment option, for tests. */
export const testFixedOption = (parts: Partial<PaymentOption> = {}): PaymentOption =>
  testOption({
    id: '1012',
    paymentType: 'fixed',
    fixedDuration: 12,
    fixedPeriod: 'months',
    prettyFirstBillingDate: null,
    dependsOnBillingDay: false,
    ...parts,
  });

/** A membership with both ways to pay, for tests. */
export const testType = (parts: Partial<MembershipType> = {}): MembershipType => ({
  id: '101',
  slug: 'adult',
  name: 'Adult',
  description: null,
  eligibility: null,
  coverage: null,
  providesAccessTo: [],
  includedLocations: [],
  benefits: [],
  categories: [],
  paymentOptions: [testOption(), testFixedOption()],
  selectedPaymentOption: 'recurring',
  ...parts,
});

/** Costs of the monthly option with every kind of fee, for tests. */
export const testCosts = (parts: Partial<Costs> = {}): Costs => ({
  paymentType: 'recurring',
  fixedDuration: null,
  fixedPeriod: null,
  globalBasePrice: displayMoney(3200),
  totalToPayNow: displayMoney(4240),
  proRataDays: 21,
  prettyFirstBillingDate: '01 Jul 2026',
  dependsOnBillingDay: false,
  fees: {
    baseFee: displayMoney(3200),
    joiningFee: displayMoney(2000),
    proRataFee: displayMoney(2240),
    monthInHandFee: nothing,
    discount: nothing,
  },
  promotionEnabled: true,
  firstBillingDate: '2026-07-01',
  endDate: null,
  ...parts,
});

/** A new membership in the basket, for tests. */
export const testJoiningCart = (parts: Partial<JoiningCart> = {}): JoiningCart => ({
  cartId: 'cart-1',
  purchase: 'new',
  membershipId: null,
  homeVenue: exampleVenue(),
  membershipType: testType(),
  paymentOption: testOption(),
  startDate: '2026-06-10',
  billingDay: 1,
  promotion: null,
  ...parts,
});

/** A question that has to be answered, for tests. */
export const testQuestion: CustomQuestion = {
  id: '11',
  reference: 'sport',
  name: 'sport',
  label: 'Sport',
  type: 'text',
  placeholder: null,
  options: {},
  isRequired: true,
  default: null,
};

/** A membership that a person has and can change, for tests. */
export const testHeld = (parts: Partial<HeldMembership> = {}): HeldMembership => ({
  id: '31',
  name: 'Junior',
  membershipTypeId: '100',
  paymentOptionId: '1001',
  paymentType: 'fixed',
  homeVenue: { id: 'AP1', slug: 'sale-leisure-centre', name: 'Sale Leisure Centre' },
  startDate: '2026-01-01',
  endDate: null,
  price: displayMoney(2700),
  ...parts,
});

/** Costs of changing it, to start within these days, for tests. */
export const testChangeCosts = (startsAt: ChangeCosts['startsAt']): ChangeCosts => ({
  startsAt,
  costs: { differenceToOldMembership: '£5.00 more each month' },
  totalDueNow: { ...nothing, composition: { monthInHand: nothing, fees: [] } },
  newMembershipPrice: displayMoney(3200),
});
