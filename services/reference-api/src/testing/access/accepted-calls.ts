/**
 * Calls that no one can make in the walk, because of their time or body: for each, the words of a call that succeeds in
 * another test, and that test.
 */
export const acceptedCalls: Readonly<Record<string, { made: string; test: string }>> = {
  membershipUnfreezing: { made: 'unfreeze', test: 'memberships/held/freeze.test.ts' },
  unfreezeMembership: { made: 'unfreeze', test: 'memberships/held/freeze.test.ts' },
  changeCosts: { made: '/change/', test: 'sales/joining/change-and-renew.test.ts' },
  changeMembership: { made: '/change', test: 'sales/joining/change-and-renew.test.ts' },
  renewMembership: { made: '/renew', test: 'sales/joining/change-and-renew.test.ts' },
  agreeToRenewal: { made: 'PUT /api/v1/memberships', test: 'sales/joining/change-and-renew.test.ts' },
  'removeBenefit for Alex': { made: 'benefit/remove', test: 'sales/basket/change-line.test.ts' },
  removePackageUsage: { made: 'package/remove', test: 'sales/packages/pay-with-package.test.ts' },
  'removePackageUsage for Alex': { made: 'package/remove', test: 'sales/basket/change-line.test.ts' },
  resetPassword: { made: 'reset-password', test: 'people/password-reset/password-reset.test.ts' },
  confirmEmail: {
    made: 'auth/email-confirmation',
    test: 'people/email-confirmation/email-confirmation.test.ts',
  },
  disownEmail: {
    made: 'email-confirmation/refusal',
    test: 'people/email-confirmation/email-confirmation.test.ts',
  },
  sendConfirmation: {
    made: 'email-confirmation/link',
    test: 'people/email-confirmation/email-confirmation.test.ts',
  },
  addPasskey: { made: 'ADD', test: 'people/passkeys/passkeys.test.ts' },
  logInWithPasskey: { made: 'logIn(', test: 'people/passkeys/passkeys.test.ts' },
  passWithPasskey: { made: 'second-factor/passkey', test: 'people/passkeys/passkeys.test.ts' },
  confirmSecondFactor: {
    made: 'enrolment/confirmation',
    test: 'people/second-factor/second-factor.test.ts',
  },
  passSecondFactor: { made: 'auth/second-factor', test: 'people/second-factor/second-factor.test.ts' },
  'addToCart for Alex': { made: 'checkout/add', test: 'sales/basket/hold-limits.test.ts' },
  'removeFromCart for Alex': { made: 'checkout/remove', test: 'sales/basket/basket.test.ts' },
  authorise: { made: '.authorise(', test: 'sales/checkout/journey.test.ts' },
  complete: { made: '.complete(', test: 'sales/checkout/journey.test.ts' },
  'complete for Alex': { made: '.complete(', test: 'sales/checkout/journey.test.ts' },
  pay: { made: 'checkout/pay', test: 'sales/checkout/desk.test.ts' },
  'pay for Alex': { made: 'checkout/pay', test: 'sales/checkout/desk.test.ts' },
  quickBook: { made: 'quick-book', test: 'sales/checkout/quick-book.test.ts' },
  'quickBook for Alex': { made: 'quick-book', test: 'sales/checkout/quick-book.test.ts' },
  recordNoShow: { made: '/no-show', test: 'activities/attendance/attendance.test.ts' },
  cancelBooking: { made: '/cancel', test: 'sales/orders/orders.test.ts' },
  answerCustomQuestions: {
    made: 'custom-questions/memberships',
    test: 'sales/joining/custom-questions.test.ts',
  },
  decideDocument: { made: '/decision', test: 'people/documents/decide-document.test.ts' },
  logInWithKioskCode: { made: 'auth/kiosk-code', test: 'people/kiosk-codes/kiosk-codes.test.ts' },
  openJoiningDraft: { made: '/open', test: 'sales/joining-drafts/emailed-drafts.test.ts' },
};
