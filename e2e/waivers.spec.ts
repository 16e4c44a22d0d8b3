import type { Page } from '@playwright/test';
import { sessions } from 'shared-contracts/api/activities';
import { addToCart } from 'shared-contracts/api/basket';
import { linkedPeople } from 'shared-contracts/api/linked-people';
import { expectAccessible } from './support/accessibility.ts';
import { FRICTIONLESS_HOLDER, fillBillingAddress, fillCard } from './support/cards.ts';
import { agreeToTerms, expectConfirmation, payButton } from './support/checkout.ts';
import type { Customer } from './support/customer.ts';
import { origin } from './support/hosts.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { dayFromToday } from './support/timetable.ts';

const TITLE = 'Trampolining: risks and rules';
const VISA = '4929000000006';
/** Has trampolining several times a week. */
const VENUE = 'darwen-leisure-centre';

/** Two times of trampolining that the child can come to. */
async function findTrampolining({ api }: Customer) {
  const linked = await api.call(linkedPeople, {});
  const mia = linked.find(({ firstName }) => firstName === 'Mia')?.id ?? '';
  const found = [];
  for (let day = 1; day <= 13 && found.length < 2; day += 1) {
    const query = { date: dayFromToday(day), purchased_for_user_id: mia };
    const seen = await api.call(sessions, { params: { venue: VENUE }, query });
    found.push(...seen.filter(({ name, bookable }) => name.startsWith('Trampolining') && bookable.canBook));
  }
  const [first, second] = found;
  if (!first || !second) throw new Error('There is not enough trampolining for a child.');
  return { mia, first, second };
}

const open = async (page: Page) => {
  await page.goto(`${origin('riverside')}/checkout`);
  await expect(page.getByRole('textbox', { name: 'Card number' })).toBeVisible();
};

test('a parent accepts the trampolining rules for a child before paying, and is asked once', async ({
  page,
  context,
  become,
  reserve,
}) => {
  test.slow();
  await reserve(people.casey);
  const casey = await become(people.casey);
  const { mia, first, second } = await findTrampolining(casey);
  const put = (id: string) =>
    casey.api.call(addToCart, {
      body: {
        items: [{ id, type: 'activity', purchasedForUserId: mia }],
        membershipUserId: null,
        selectedUserId: null,
      },
    });
  const box = page.getByRole('checkbox', { name: 'I have read this and accept it for Mia Carter' });
  await casey.logIn(context);

  await test.step('is asked before anything is paid', async () => {
    await put(first.id);
    await open(page);
    await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(box).toBeFocused();
    await expect(page.getByText('Accept this before you pay')).toBeVisible();
  });

  await test.step('keeps the tick over a reload, and pays', async () => {
    await box.check();
    await page.reload();
    await expect(box).toBeChecked();
    await agreeToTerms(page);
    await fillCard(page, { number: VISA, holder: FRICTIONLESS_HOLDER });
    await fillBillingAddress(page);
    await payButton(page, first.offer.formattedPrice).click();
    await expectConfirmation(page);
  });

  await test.step('reads in the account what was accepted, for whom and when', async () => {
    await page.goto(`${origin('riverside', 'my-account')}/user-details`);
    await page.getByRole('link', { name: 'Read or print what you have accepted' }).click();
    const waiver = page.getByRole('article', { name: TITLE });
    await expect(waiver.getByText(/^For Mia Carter on /)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(waiver).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await expectAccessible(page);
    await page.setViewportSize({ width, height });
  });

  await test.step('is shown to staff who serve the customer', async () => {
    await context.clearCookies();
    await (await become(people.staff)).logIn(context);
    await page.goto(origin('riverside', 'front-of-house'));
    await page
      .getByRole('textbox', { name: 'Name, phone, postcode, email address or customer ID' })
      .fill(casey.person.username);
    await page.getByRole('button', { name: 'Find customer' }).click();
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Accepted waivers (opens in a new tab)' }).click();
    const waivers = await opened;
    await expect(waivers.getByText(/^What Casey Carter has accepted/)).toBeVisible();
    await expect(waivers.getByRole('article', { name: TITLE })).toContainText('For Mia Carter on ');
    await waivers.close();
    await context.clearCookies();
    await casey.logIn(context);
  });

  await test.step('is not asked for the next time', async () => {
    await put(second.id);
    await open(page);
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    await expect(page.getByRole('heading', { name: TITLE })).toHaveCount(0);
    await casey.clearBasket();
  });
});
