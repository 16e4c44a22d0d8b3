import type { Page } from '@playwright/test';
import { type ScheduledSession, sessions } from 'shared-contracts/api/activities';
import { linkedPeople } from 'shared-contracts/api/linked-people';
import { siteTime } from 'shared-contracts/dates';
import { formatMoney, pence } from 'shared-contracts/money';
import { expectAccessible } from './support/accessibility.ts';
import { FRICTIONLESS_HOLDER } from './support/cards.ts';
import { expectConfirmation, pay } from './support/checkout.ts';
import type { Customer } from './support/customer.ts';
import { flagships, origin } from './support/hosts.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { addButtonName, dayFromToday, dayPath, isChargeable, sessionRow } from './support/timetable.ts';

const { slug } = flagships.riverside;
const VISA = '4929000000006';

/** A day as each of the family sees it. */
async function familyDay({ api }: Customer, day: number) {
  const linked = await api.call(linkedPeople, {});
  const idOf = (name: string) => linked.find(({ firstName }) => firstName === name)?.id ?? '';
  const dayOf = (forWhom: { purchased_for_user_id?: string }) =>
    api.call(sessions, { params: { venue: slug }, query: { date: dayFromToday(day), ...forWhom } });
  return {
    casey: await dayOf({}),
    mia: await dayOf({ purchased_for_user_id: idOf('Mia') }),
    alex: await dayOf({ purchased_for_user_id: idOf('Alex') }),
  };
}

/** A class that parent and child can both come to, cheaper for the member, and one of its day that is not for a child. */
async function findClasses(casey: Customer) {
  for (let day = 1; day <= 13; day += 1) {
    const seen = await familyDay(casey, day);
    const as = (list: ScheduledSession[], id: string) => list.find((session) => session.id === id);
    const shared = seen.casey.find((session) => {
      const [hers, his] = [as(seen.mia, session.id), as(seen.alex, session.id)];
      return isChargeable(session) && hers?.bookable.canBook && his?.offer.priceReason === 'Member price';
    });
    const forAdults = seen.mia.find(({ bookable }) => bookable.reason === 'wrong-age');
    const member = shared && as(seen.alex, shared.id);
    if (shared && forAdults && member) return { shared, forAdults, member };
  }
  throw new Error('No day has classes for the whole family.');
}

const choice = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Booking for' }).getByRole('radio', { name });

test('a parent books a class for a child and for themselves, and gives up the place of the child', async ({
  page,
  context,
  become,
  reserve,
}) => {
  test.slow();
  await reserve(people.casey);
  const casey = await become(people.casey);
  const { shared, forAdults, member } = await findClasses(casey);
  const price = shared.offer.formattedPrice;
  const total = formatMoney(pence(shared.offer.price) * 2);
  const row = sessionRow(page, shared);
  await casey.logIn(context);

  await test.step('reads what it costs each of the family, and what is not for a child', async () => {
    await page.goto(dayPath(slug, shared));
    await expect(choice(page, 'You')).toBeChecked();
    await expect(row).toContainText(price);
    await choice(page, 'Alex').click();
    await expect(row).toContainText(`${member.offer.formattedPrice}Member price`);
    await choice(page, 'Mia').click();
    await expect(page.getByText('You’re now seeing prices and places for Mia Carter.')).toBeAttached();
    await expect(sessionRow(page, forAdults)).toBeHidden();
    await page.getByText(/for other ages$/).click();
    const [ages] = /(?<=aged ).+(?=\.$)/.exec(String(forAdults.bookable.message)) ?? [];
    await expect(sessionRow(page, forAdults)).toContainText(`Ages ${ages}`);
    await expect(row).toContainText(price);
    await expectAccessible(page);
  });

  await test.step('adds a place for the child, then one for themselves', async () => {
    await page.reload();
    await expect(choice(page, 'Mia')).toBeChecked();
    const forMia = `Add for Mia ${shared.name}, ${siteTime(shared.startDate)}`;
    await row.getByRole('button', { name: forMia }).click();
    await expect(row.getByRole('link', { name: 'View basket' })).toBeVisible();
    await row.getByRole('link', { name: shared.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: shared.name })).toBeVisible();
    await expect(choice(page, 'Mia')).toBeChecked();
    await expect(page.getByText('Price for Mia').first()).toBeVisible();
    await choice(page, 'You').click();
    await page.getByRole('button', { name: addButtonName(shared) }).click();
    await page.getByRole('link', { name: 'View basket' }).click();
  });

  await test.step('finds both in the basket and pays once', async () => {
    const line = (name: string) => page.getByRole('listitem').filter({ hasText: `For ${name}` });
    await expect(line('Mia Carter')).toContainText(price);
    await expect(line('Casey Carter')).toContainText(price);
    await page.getByRole('link', { name: 'Go to checkout' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    await page.getByRole('button', { name: /^Summary/ }).click();
    await expect(line('Mia Carter')).toContainText(shared.name);
    await pay(page, { number: VISA, holder: FRICTIONLESS_HOLDER }, total);
    await expectConfirmation(page);
    await expect(line('Mia Carter')).toContainText(shared.name);
    await expect(line('Casey Carter')).toContainText(shared.name);
  });

  await test.step('gives up the place of the child and keeps their own', async () => {
    await page.goto(`${origin('riverside', 'my-account')}/bookings`);
    const bookings = page.getByRole('article', { name: shared.name });
    const ofMia = bookings.filter({ hasText: 'For Mia Carter' });
    await ofMia.getByRole('button', { name: `Cancel booking of ${shared.name} for Mia Carter` }).click();
    const question = page.getByRole('alertdialog', { name: 'Cancel this booking?' });
    await expect(question).toContainText(`${shared.name} for Mia Carter`);
    await expect(question.getByRole('list', { name: 'Your refund' })).toContainText(price);
    await question.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(page.getByText(`Your ${shared.name} for Mia Carter booking is cancelled.`)).toBeVisible();
    await expect(ofMia).toHaveCount(0);
    await expect(bookings.first()).toBeVisible();
  });
});
