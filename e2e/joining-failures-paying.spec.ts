import { type Cart, cart } from 'shared-contracts/api/basket';
import { prepare } from 'shared-contracts/api/checkout';
import { answerCustomQuestions } from 'shared-contracts/api/custom-questions';
import { joiningCart, storeMembership } from 'shared-contracts/api/joining-cart';
import { healthCommitmentTerms } from 'shared-contracts/api/membership-terms';
import { validatePromotion } from 'shared-contracts/api/promotions';
import { toWire } from 'shared-contracts/codec';
import { altered, failed } from './support/answers/answer-change.ts';
import {
  DECLINED_VISA,
  FRICTIONLESS_HOLDER,
  fillBillingAddress,
  fillCard,
  ownVisa,
} from './support/cards.ts';
import { agreeToTerms, expectConfirmation } from './support/checkout.ts';
import {
  breakAnswers,
  expectDescription,
  field,
  joining,
  passDetails,
  press,
  restoreAnswers,
  toast,
} from './support/failures.ts';
import {
  agreeToJoiningTerms,
  chooseDates,
  fillDirectDebit,
  goToCheckout,
  section,
} from './support/joining.ts';
import { joinMonthly, openAccount } from './support/newcomers.ts';
import { expect, test } from './support/test.ts';

const expiredCard = {
  id: '1',
  cardType: 'Visa',
  lastFourDigits: '0006',
  cardHolderName: 'Noor Ahmadi',
  expiryDate: '01/24',
  externalIdentifier: '5A7ED000-0000-4000-8000-000000000006',
  cardImage: null,
  recentlyExpired: true,
};

const withoutAgreement = (basket: Cart): Cart => ({
  ...basket,
  items: basket.items.map((item) => (item.type === 'membership' ? { ...item, joining: undefined } : item)),
});

test('from the dates to the checkout: codes, terms, bank details and a membership that is not taken', async ({
  page,
  context,
  request,
  become,
}) => {
  test.setTimeout(180_000);
  await breakAnswers(context, failed(healthCommitmentTerms, 500));
  await passDetails(page, await become(await openAccount(request)), 'Adult');
  await expect(page.getByText('The terms could not be loaded')).toBeVisible();
  await restoreAnswers(context);
  await press(page, 'Try again');
  await expect(page.getByRole('checkbox', { name: /health commitment/ })).toBeVisible();

  const code = field(page, 'Promo code');
  const apply = async (typed: string) => {
    await code.fill(typed);
    await press(page, 'Apply');
  };
  // Unknown, over, for another membership; then a good one that the server cannot check.
  for (const typed of ['NOSUCHCODE', 'SUMMER25', 'YEAR20']) {
    await apply(typed);
    await expectDescription(code, 'Code not recognised');
    await expect(code).toHaveValue(typed);
  }
  await breakAnswers(context, failed(validatePromotion, 500));
  await apply('WELCOME10');
  await expectDescription(code, 'Code not recognised');
  await restoreAnswers(context);
  await press(page, 'Apply');
  await expectDescription(code, 'Promo code WELCOME10 applied');

  await chooseDates(page);
  await page.getByRole('checkbox', { name: 'Same as my address' }).uncheck();
  await field(page, 'Postcode').fill('nowhere');
  await field(page, 'Town or city').focus();
  await expectDescription(field(page, 'Postcode'), 'Please enter a valid postcode');
  await fillDirectDebit(page);
  await press(page, 'Change bank details');
  const [sortCode, number] = [field(page, 'Sort code'), field(page, 'Account number')];
  const mismatch = 'The sort code and account number do not match. Check both.';
  await sortCode.fill('08-99-99');
  await number.fill('66374959');
  await sortCode.focus();
  await expectDescription(number, mismatch);
  await press(page, 'Save and continue');
  await goToCheckout(page);
  await expect(section(page, 'Monthly payment')).toBeFocused();
  await expectDescription(number, mismatch);
  await expect(number).toHaveValue('66374959');
  await expect(page.getByRole('button', { name: 'Save and continue' })).toBeDisabled();
  await number.fill('66374958');
  await press(page, 'Save and continue');

  await breakAnswers(context, failed(storeMembership, 500));
  await goToCheckout(page);
  await expect(page.getByRole('main').getByText('Something went wrong, please try again')).toBeVisible();
  await expect(page.getByText('66374958')).toBeVisible();
  await restoreAnswers(context);
  await goToCheckout(page);
  await expect(page).toHaveURL(`${joining}/checkout`);

  // An API that does not say what was agreed to leaves that to the tab.
  await breakAnswers(context, altered(cart, withoutAgreement));
  const otherTab = await context.newPage();
  await otherTab.goto(`${joining}/checkout`);
  await expect(toast(otherTab, 'Please check all required terms and conditions')).toBeVisible();
  await expect(otherTab).not.toHaveURL(/checkout/);
  await restoreAnswers(context);
});

test('additional questions: left out, refused, and asked again from the basket', async ({
  page,
  context,
  request,
  become,
}) => {
  test.setTimeout(180_000);
  const member = await become(await openAccount(request));
  await joinMonthly(member);
  await passDetails(page, member, 'Coached');
  const training = page.getByRole('combobox', { name: 'How much do you train now?' });
  await press(page, 'Save and continue');
  await expectDescription(training, 'How much do you train now? is required.');
  await training.selectOption('I train every week');
  await press(page, 'Save and continue');
  await agreeToJoiningTerms(page);
  const validationMessages = { 1001: ['Tell us more.'] };
  await breakAnswers(context, failed(answerCustomQuestions, 422, { validationMessages }));
  await press(page, 'Save and continue to checkout');
  await expect(page.getByText('Error occurred while submitting your answers.')).toBeVisible();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await expectDescription(training, 'Tell us more.');
  await expect(training).toHaveValue('regular');
  await restoreAnswers(context);
  await press(page, 'Save and continue');
  await press(page, 'Save and continue to checkout');
  await expect(page).toHaveURL(`${joining}/checkout`);
  await expect(page.getByRole('region', { name: 'What you are agreeing to' })).toBeVisible();

  await breakAnswers(
    context,
    altered(joiningCart, (kept) => kept && { ...kept, answers: [], checkedTerms: [] }),
  );
  await page.goto(`${joining}/`);
  await page
    .getByRole('region', { name: /Review & select dates/ })
    .getByRole('button', { name: 'Edit' })
    .click();
  await agreeToJoiningTerms(page);
  await press(page, 'Save and continue to checkout');
  await expect(toast(page, 'Please fill in required questions')).toBeVisible();
  await expect(section(page, 'Additional details')).toBeFocused();
});

test('paying: no card session, a card that is refused, an expired saved card, and proof that is still to come', async ({
  page,
  context,
  request,
  become,
}) => {
  test.setTimeout(180_000);
  const member = await become(await openAccount(request));
  await joinMonthly(member);
  await passDetails(page, member, 'Concession');
  await agreeToJoiningTerms(page);
  await breakAnswers(context, failed(prepare, 500));
  await press(page, 'Save and continue to checkout');
  await expect(page.getByText('Something has gone wrong, please try again.').first()).toBeVisible();
  await restoreAnswers(context);
  // The page itself is not to be served again: a browser lets no such page load the provider's script.
  await page.route('**/checkout/prepare', async (route) => {
    const response = await route.fetch();
    const { data, ...envelope } = await response.json();
    const saved_card = toWire(expiredCard);
    const json = { ...envelope, data: { ...data, saved_card, saved_cards: [saved_card] } };
    await route.fulfill({ response, json });
  });
  await page.reload();
  await expect(
    page.getByText('Your saved card has expired. You can save details of a new card below'),
  ).toBeVisible();

  await agreeToTerms(page);
  await fillBillingAddress(page);
  const payBy = async (number: string) => {
    await fillCard(page, { number, holder: FRICTIONLESS_HOLDER });
    await page.getByRole('button', { name: /^Pay £\d+\.\d\d now$/ }).click();
  };
  const errors = ['The first thing.', 'The second thing.'].map((clientMessage) => ({
    code: 1,
    clientMessage,
  }));
  const headers = { 'access-control-allow-origin': '*' };
  const refusal = { status: 422, headers, json: { errors } };
  await page.route('**/card-identifiers', (route) => route.fulfill(refusal), { times: 1 });
  await payBy(DECLINED_VISA);
  for (const { clientMessage } of errors) await expect(toast(page, clientMessage).first()).toBeVisible();
  await payBy(DECLINED_VISA);
  await expect(
    page.getByText('We were unable to take payment, you have not been charged. Please try again.').first(),
  ).toBeVisible();
  await expect(field(page, 'Address line 1')).toHaveValue('12 Test Street');
  await payBy(await ownVisa(request));
  await expectConfirmation(page);
  await expect(page.getByText(/^Your membership is pending until you upload proof/)).toBeVisible();
});
