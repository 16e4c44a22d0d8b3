import type { Page } from '@playwright/test';
import { DECLINED_VISA, FRICTIONLESS_HOLDER, ownVisa } from './support/cards.ts';
import { agreeToTerms, openCheckout, pay } from './support/checkout.ts';
import type { Customer } from './support/customer.ts';
import { overlap } from './support/overlap.ts';
import { expect, test } from './support/test.ts';
import { findSession, isFree, isPaid } from './support/timetable.ts';

const CARD_AGAIN = 'we’ve cleared your card details.';

async function payOnce(page: Page, customer: Customer, number: string): Promise<void> {
  const session = await findSession(customer, { isWanted: isPaid });
  await openCheckout(page, customer, session);
  await pay(page, { number, holder: FRICTIONLESS_HOLDER }, session.offer.formattedPrice);
}

const refuse = (page: Page, call: 'authorise' | 'complete', status: number, failure: object) =>
  page.route(`**/checkout/${call}`, (route) =>
    route.fulfill({ status, json: { status_code: status, ...failure } }),
  );

/** The notice has the focus, in view as a whole: no notification, no bar, no part of the page is over it. */
async function expectInTheOpen(page: Page, title: string): Promise<void> {
  const notice = page.getByRole('main').getByRole('alert').filter({ hasText: title });
  await expect(page.locator(':focus')).toContainText(title);
  await expect(notice).toBeInViewport({ ratio: 1 });
  const notification = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
  await expect(notification).toBeInViewport();
  expect(await overlap(notification, notice)).toBe(false);
  expect(await overlap(page.getByRole('banner'), notice)).toBe(false);
  const [above, summary] = await Promise.all([
    notice.boundingBox(),
    page.getByRole('region', { name: 'Summary' }).boundingBox(),
  ]);
  expect(Math.floor(above?.y ?? 0)).toBeLessThanOrEqual(summary?.y ?? -1);
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('a declined card: the notice is in view, and says that the card is entered again', async ({
      page,
      customer,
    }) => {
      await payOnce(page, customer, DECLINED_VISA);
      await expectInTheOpen(page, 'Your payment failed');
      await expect(page.locator(':focus')).toContainText(CARD_AGAIN);
    });

    test('a refused field: the list of problems is in view, with its link', async ({
      page,
      request,
      customer,
    }) => {
      await refuse(page, 'authorise', 422, {
        message: 'Some details are missing or not valid.',
        validation_messages: { billing_postcode: ['Enter a real postcode, such as M33 7XX.'] },
      });
      await payOnce(page, customer, await ownVisa(request));
      await expectInTheOpen(page, 'Your payment failed');
      await expect(page.locator(':focus')).toContainText(CARD_AGAIN);
      await page.getByRole('link', { name: /^Enter a real postcode/ }).click();
      await expect(page.getByRole('textbox', { name: /^Postcode/ })).toBeFocused();
    });

    test('a refused order: the reason is in view', async ({ page, customer }) => {
      await refuse(page, 'complete', 409, { message: 'The class is full by now.' });
      await openCheckout(page, customer, await findSession(customer, { isWanted: isFree }));
      await agreeToTerms(page);
      await page.getByRole('button', { name: 'Confirm order' }).click();
      await expectInTheOpen(page, 'The class is full by now.');
      await expect(page.getByText(/to book your places\.$/)).toBeHidden();
    });
  });
}
