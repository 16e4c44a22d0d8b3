import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot, remotes } from './repository.ts';

const LOG_IN = 'shared-platform/src/log-in/refused-forms.test.tsx';
const SHELL = 'shell/src/frame/refused-forms.test.tsx';
const ACCOUNT = 'mf-account/src/screens/refused-forms.test.tsx';
const JOINING = 'mf-joining/src/shared/submission/refused-forms.test.tsx';
const KEEPING = 'mf-joining/src/screens/joining-draft.test.tsx';
const DATES = 'mf-joining/src/shared/submission/submit.test.tsx';
const CHECKOUT = 'mf-basket/src/screens/checkout-card.test.tsx';
const DESK = 'mf-basket/src/screens/desk-screen.test.tsx';
const FILTERS = 'mf-bookings/src/features/save-filters/saved-filters.test.tsx';

/** Files that draw a form or a field whose entry is sent, with the test that looks for each message of a 422. */
const tested: Record<string, string> = {
  'mf-account/src/features/change-password/password-form.tsx': ACCOUNT,
  'mf-account/src/shared/add-passkey.tsx': 'mf-account/src/screens/details-passkeys.test.tsx',
  'mf-account/src/shared/proof-fields.tsx': 'mf-account/src/screens/details-passkeys.test.tsx',
  'mf-account/src/features/manage-passkeys/remove-passkey.tsx':
    'mf-account/src/screens/details-passkeys.test.tsx',
  'mf-account/src/features/check-documents/sent-document-row.tsx': ACCOUNT,
  'mf-account/src/features/prove-who-i-am/code-form.tsx':
    'mf-account/src/screens/second-factor-screen.test.tsx',
  'mf-account/src/features/edit-my-details/my-details.tsx': ACCOUNT,
  'mf-account/src/features/freeze-membership/freeze-question.tsx': ACCOUNT,
  'mf-account/src/features/issue-guest-pass/guest-pass-form.tsx': ACCOUNT,
  'mf-account/src/features/replace-account/account-form.tsx': ACCOUNT,
  'mf-account/src/features/sort-out-payments/payment-row.tsx': ACCOUNT,
  'mf-basket/src/features/accept-waivers/waiver-section.tsx': CHECKOUT,
  'mf-basket/src/features/book-for-customer/book-anyway.tsx': 'mf-basket/src/screens/desk-add-class.test.tsx',
  'mf-basket/src/features/pay-by-card/billing-fields.tsx': CHECKOUT,
  'mf-basket/src/features/record-attendance/cancel-class-question.tsx':
    'mf-basket/src/screens/attendance-cancelling.test.tsx',
  'mf-basket/src/features/serve-customer/find-customer.tsx':
    'mf-basket/src/features/serve-customer/refused-forms.test.tsx',
  'mf-basket/src/features/take-tenders/tender-form.tsx': DESK,
  'mf-basket/src/screens/checkout.tsx': CHECKOUT,
  'mf-basket/src/screens/desk-payment.tsx': DESK,
  'mf-bookings/src/features/save-filters/save-these-filters.tsx': FILTERS,
  'mf-joining/src/shared/terms/terms-box.tsx': JOINING,
  'mf-joining/src/features/answer-questions/questions-form.tsx': JOINING,
  'mf-joining/src/features/choose-dates/billing-day-picker.tsx': DATES,
  'mf-joining/src/features/choose-dates/promotion-box.tsx': JOINING,
  'mf-joining/src/features/choose-dates/start-date-picker.tsx': DATES,
  'mf-joining/src/features/give-details/create-account-form.tsx': JOINING,
  'mf-joining/src/features/give-details/log-in-here.tsx':
    'mf-joining/src/features/give-details/email-first.test.tsx',
  'mf-joining/src/features/give-details/purchase-details-form.tsx': JOINING,
  'mf-joining/src/features/keep-joining/email-link-dialog.tsx': KEEPING,
  'mf-joining/src/features/resume-joining/new-link.tsx':
    'mf-joining/src/features/resume-joining/resume-screen.test.tsx',
  'mf-joining/src/features/set-up-direct-debit/bank-fields.tsx': JOINING,
  'mf-joining/src/features/set-up-direct-debit/billing-address-fields.tsx': JOINING,
  'mf-joining/src/features/set-up-direct-debit/confirmations.tsx': JOINING,
  'mf-joining/src/features/set-up-direct-debit/direct-debit-content.tsx': JOINING,
  'shared-platform/src/log-in/identifier-dialog.tsx': LOG_IN,
  'shared-platform/src/log-in/kiosk-code-login.tsx': 'shared-platform/src/log-in/kiosk-code-login.test.tsx',
  'shared-platform/src/log-in/login-form.tsx': LOG_IN,
  'shared-platform/src/personal-details/details-form.tsx': ACCOUNT,
  'shared-platform/src/personal-details/registration-form.tsx': SHELL,
  'shell/src/features/open-account/register-form.tsx': SHELL,
  'shell/src/features/reset-password/request-link.tsx':
    'shell/src/features/reset-password/reset-password-screen.test.tsx',
  'shell/src/features/reset-password/reset-password-screen.tsx': SHELL,
};

/** Files that draw a form or a field of which no message can be about, and why. */
const exempt: Record<string, string> = {
  'mf-account/src/features/subscribe-to-calendar/new-address.tsx': 'shows an address to copy',
  'mf-account/src/features/read-audit-log/log-filter-form.tsx': 'narrows a list',
  'mf-basket/src/features/apply-credit/credit-choice.tsx': 'changes the basket, whose toast lists messages',
  'mf-basket/src/features/book-for-customer/find-class.tsx': 'narrows a list',
  'mf-basket/src/features/pay-by-card/card-fields.tsx': 'goes to the card provider alone',
  'mf-basket/src/features/pay-by-card/saved-card-choice.tsx': 'chooses between cards',
  'mf-basket/src/features/pay-by-card/challenge-frame.tsx': "posts to the bank's page",
  'mf-basket/src/features/pay-by-card/masked-field.tsx': 'goes to the card provider alone',
  'mf-basket/src/features/pay-by-card/security-code-field.tsx': 'goes to the card provider alone',
  'mf-basket/src/features/serve-customer/found-customers.tsx': 'puts a list in order',
  'mf-basket/src/features/see-the-day/todays-classes.tsx': 'chooses the venue that staff work at',
  'mf-bookings/src/features/see-timetable/sticky-days.tsx': 'opens a day without scripts',
  'mf-basket/src/features/review-basket/price-choice.tsx': 'changes the basket, whose toast lists messages',
  'mf-basket/src/features/record-attendance/booked-classes.tsx': 'narrows a list',
  'mf-bookings/src/features/book-weekly/weekly-series.tsx': 'adds to the basket, whose toast lists messages',
  'mf-bookings/src/features/find-venue/search-form.tsx': 'searches a list',
  'mf-bookings/src/screens/filter-dialog.tsx': 'narrows a list',
  'mf-bookings/src/features/see-timetable/filters/filter-fields.tsx': 'narrows a list',
  'mf-joining/src/features/give-details/address-look-up.tsx': 'fills in fields of the form around it',
  'mf-joining/src/features/keep-joining/draft-status.tsx':
    'sends one choice, which stays as it was if refused',
  'mf-joining/src/features/choose-centre/centre-search-form.tsx': 'searches a list',
  'mf-joining/src/features/choose-membership/filter-bar.tsx': 'narrows a list',
  'mf-joining/src/features/choose-membership/membership-card.tsx': 'picks what is compared',
  'mf-navigation/src/features/choose-venue/venue-search.tsx': 'searches a list',
};

const FORM = /component="form"|<form\b|<Form\b|styled\('form'\)|<(?:DataField|Details|Registration)Form\b/;
const FIELD =
  /<(?:TextField|PasswordField|NewPasswordField|Select|RadioCards|DateField|CheckboxGroup|Checkbox|SearchField|MaskedField)\b/;

const isScreen = (file: string) => file.endsWith('.tsx') && !/\btest(?:ing)?\b/.test(file);

function filesWithForms(): string[] {
  return ['shell', 'shared-platform', ...remotes]
    .flatMap((name) =>
      fs
        .readdirSync(inRoot(name, 'src'), { recursive: true, encoding: 'utf8' })
        .map((file) => `${name}/src/${file}`),
    )
    .filter(isScreen)
    .filter((file) => {
      const source = fs.readFileSync(inRoot(file), 'utf8');
      return FORM.test(source) || FIELD.test(source);
    })
    .sort();
}

describe('a form whose entry is refused', () => {
  it('is looked at by a test, or it is said why it has none', () => {
    expect(Object.keys({ ...tested, ...exempt }).sort()).toEqual(filesWithForms());
  });

  it.each([...new Set(Object.values(tested))])('is looked at in %s', (file) => {
    expect(fs.readFileSync(inRoot(file), 'utf8')).toMatch(/expectRefusalShown|422/);
  });
});
