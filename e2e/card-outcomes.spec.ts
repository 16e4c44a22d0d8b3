import { pence } from 'shared-contracts/money';
import { cardPlaces, openInOperatorsPage } from './support/card-places.ts';
import {
  CHALLENGED_HOLDER,
  DECLINED_VISA,
  FRICTIONLESS_HOLDER,
  fillBillingAddress,
  fillCard,
  ownVisa,
} from './support/cards.ts';
import {
  agreeToTerms,
  approvalField,
  approveAtBank,
  bankFrame,
  expectConfirmation,
  expectFailure,
  failedNotice,
  pay,
  payButton,
} from './support/checkout.ts';
import { chargesOf } from './support/ledger.ts';
import { openAccount } from './support/newcomers.ts';
import { test } from './support/operator-page.ts';
import { expect } from './support/test.ts';
import { findSession, isPaid } from './support/timetable.ts';

for (const [place, open] of cardPlaces) {
  test(`${place}, whatever a card or a bank refuses charges nothing, and the next card pays`, async ({
    page,
    request,
    customer,
    operatorPage,
  }) => {
    test.setTimeout(180_000);
    const { id, offer } = await findSession(customer, { isWanted: isPaid });
    await customer.putInBasket(id);
    const number = await ownVisa(request);
    const surface = await open(page, customer, operatorPage);
    const payAgain = async (holder: string) => {
      await fillCard(surface, { number, holder });
      await payButton(surface, offer.formattedPrice).click();
    };

    const says = (words: string) => expect(failedNotice(surface)).toContainText(words);

    await test.step('the bank declines', async () => {
      await pay(surface, { number: DECLINED_VISA, holder: FRICTIONLESS_HOLDER }, offer.formattedPrice);
      await expectFailure(surface);
      await says('Your bank declined this payment. Use another card, or contact your bank.');
    });

    await test.step('the bank fails to recognise the person, without asking', async () => {
      await payAgain('NOTAUTH');
      await expectFailure(surface);
      await says('Your bank could not confirm it was you. Try again, or use another card.');
    });

    await test.step("the bank's check of the person breaks down", async () => {
      await payAgain('ERROR');
      await expectFailure(surface);
      await says('Your bank could not confirm it was you. Try again, or use another card.');
    });

    await test.step('the person gives up at the bank', async () => {
      await payAgain(CHALLENGED_HOLDER);
      await bankFrame(surface).getByRole('button', { name: 'Cancel' }).click();
      await expectFailure(surface);
    });

    await test.step('the person answers the bank wrongly', async () => {
      await payAgain(CHALLENGED_HOLDER);
      await approvalField(surface).fill('something else');
      await bankFrame(surface).getByRole('button', { name: 'Submit' }).click();
      await expectFailure(surface);
    });
    await test.step("the bank's page does not load, and the person goes back to the form", async () => {
      await page.route('**/acs', (route) => route.abort(), { times: 1 });
      await payAgain(CHALLENGED_HOLDER);
      await surface.getByRole('button', { name: 'Use another card' }).click();
      await expect(surface.getByRole('textbox', { name: 'Card number' })).toHaveValue('');
      await expect(failedNotice(surface)).toBeHidden();
    });

    await test.step("the person leaves the bank's page, finds the basket and comes back", async () => {
      await payAgain(CHALLENGED_HOLDER);
      await expect(approvalField(surface)).toBeVisible();
      await surface.getByRole('button', { name: 'Cancel payment' }).click();
      await expect(
        surface.getByText('You have not been charged. Everything is still in your basket.'),
      ).toBeVisible();
      await surface.getByRole('link', { name: 'Go to checkout' }).click();
      await fillBillingAddress(surface);
    });
    expect(await chargesOf(request, number)).toEqual([]);

    await test.step('the session with the card provider has expired, and is renewed unseen', async () => {
      const expired = { status: 401, headers: { 'access-control-allow-origin': '*' }, json: {} };
      await page.route('**/card-identifiers', (route) => route.fulfill(expired), { times: 2 });
      await payAgain(FRICTIONLESS_HOLDER);
      await expectConfirmation(surface);
    });
    expect(await chargesOf(request, number)).toEqual([pence(offer.price)]);
  });

  test(`${place}, a payment is approved at the bank, and so is the next one`, async ({
    page,
    request,
    become,
    operatorPage,
  }) => {
    test.setTimeout(180_000);
    const newcomer = await become(await openAccount(request));
    const first = await findSession(newcomer, { isWanted: isPaid });
    await newcomer.putInBasket(first.id);
    const number = await ownVisa(request);
    const once = await open(page, newcomer, operatorPage);
    await agreeToTerms(once);
    await fillCard(once, { number, holder: CHALLENGED_HOLDER });
    const save = once.getByRole('checkbox', { name: 'Save this card for next time' });
    const keepsCards = place !== 'at a kiosk';
    if (keepsCards) await save.check();
    else await expect(save).toHaveCount(0);
    await fillBillingAddress(once);
    await payButton(once, first.offer.formattedPrice).click();
    await approveAtBank(once);
    await expectConfirmation(once);

    const second = await findSession(newcomer, { isWanted: isPaid });
    await newcomer.putInBasket(second.id);
    const again = await open(page, newcomer, operatorPage);
    await agreeToTerms(again);
    if (keepsCards) {
      await expect(again.getByRole('radio', { name: /^Visa ending/ })).toBeChecked();
      await again.getByRole('textbox', { name: 'Security code' }).fill('123');
      // The address of a saved card that is known is read, and typed only where it is not.
      const change = again.getByRole('button', { name: 'Change address' });
      if (await change.isVisible()) await change.click();
    } else {
      await expect(again.getByRole('radio', { name: /^Visa ending/ })).toHaveCount(0);
      await fillCard(again, { number, holder: CHALLENGED_HOLDER });
    }
    await fillBillingAddress(again);
    await payButton(again, second.offer.formattedPrice).click();
    await approveAtBank(again);
    await expectConfirmation(again);
    expect(await chargesOf(request, number)).toEqual([pence(first.offer.price), pence(second.offer.price)]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("in an operator's page on another site, the bank's question is in sight", async ({
    page,
    request,
    customer,
    operatorPage,
  }) => {
    const { id, offer } = await findSession(customer, { isWanted: isPaid });
    await customer.putInBasket(id);
    const surface = await openInOperatorsPage(page, customer, operatorPage);
    const number = await ownVisa(request);
    await pay(surface, { number, holder: CHALLENGED_HOLDER }, offer.formattedPrice);
    await expect(approvalField(surface)).toBeInViewport({ ratio: 1 });
    await approveAtBank(surface);
    await expectConfirmation(surface);
  });
});
