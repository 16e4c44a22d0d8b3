import { addToCart } from 'shared-contracts/api/basket';
import { facilityUses, type Slot, slots } from 'shared-contracts/api/facilities';
import { siteDay, siteTime } from 'shared-contracts/dates';
import { expectAccessible } from './support/accessibility.ts';
import type { Customer } from './support/customer.ts';
import { flagships } from './support/hosts.ts';
import { openAccount } from './support/newcomers.ts';
import { expect, test } from './support/test.ts';
import { dayFromToday, venuePath } from './support/timetable.ts';

const { slug: venue } = flagships.riverside;
const LAST_DAY = 13;

/** The first time from a day on with so many free courts of a kind. */
async function findTime({ api }: Customer, facility: string, free: number, fromDay: number): Promise<Slot> {
  const params = { venue };
  const uses = await api.call(facilityUses, { params });
  const use = uses.find(({ name }) => name === facility);
  for (let day = fromDay; day <= LAST_DAY; day++) {
    const found = await api.call(slots, { params, query: { date: dayFromToday(day) } });
    const wanted = found.find(
      (slot) => slot.facilityUse === use?.id && slot.bookable.canBook && slot.remainingUses === free,
    );
    if (wanted) return wanted;
  }
  throw new Error(`${venue} has no ${facility} as wished.`);
}

test('a court is chosen by its time and name, and is in the basket @phone', async ({
  page,
  context,
  customer,
}) => {
  const slot = await findTime(customer, 'Badminton courts', 3, 2);
  const court = slot.individualFacilityUse.at(-1) ?? '';
  const time = siteTime(slot.startDate);
  await customer.logIn(context);
  await page.goto(`${venuePath(venue, siteDay(slot.startDate))}&activity=badminton`);
  const times = page.getByRole('list', { name: 'Times for Badminton courts' });
  await times.getByRole('button', { name: new RegExp(`^${time}`) }).click();
  await page.getByRole('combobox', { name: 'Court or pitch' }).selectOption(court);
  await expectAccessible(page);
  await page.getByRole('button', { name: `Add to basket Badminton courts, ${time}` }).click();
  await expect(page.getByText('Successfully added item to the basket.')).toBeVisible();
  await page.getByRole('link', { name: 'View basket' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'Badminton courts' });
  await expect(line).toContainText(slot.offer.formattedPrice);
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
});

test('the last court goes to one person, and the other reads why', async ({
  page,
  context,
  customer,
  become,
  request,
}) => {
  const slot = await findTime(customer, 'Squash courts', 1, 2);
  const other = await become(await openAccount(request));
  await customer.logIn(context);
  await page.goto(`${venuePath(venue, siteDay(slot.startDate))}&activity=squash`);
  const time = page.getByRole('button', { name: new RegExp(`^${siteTime(slot.startDate)}`) });
  await time.click();
  await expect(page.getByRole('button', { name: /^Add to basket Squash/ })).toBeVisible();
  await other.api.call(addToCart, {
    body: { items: [{ id: slot.id, type: 'activity' }], membershipUserId: null, selectedUserId: null },
  });
  await page.getByRole('button', { name: /^Add to basket Squash/ }).click();
  const refused = "The last courts are in other people's baskets. Please try again in a few minutes.";
  await expect(page.getByRole('alert').filter({ hasText: refused })).toBeVisible();
  await expect(time).toContainText('On hold');
});

test('seven days are seen at once, and one of them is opened @phone', async ({ page }) => {
  await page.goto(venuePath(venue));
  await page.getByRole('button', { name: 'Show seven days' }).click();
  await expect(page).toHaveURL(/[?&]view=week$/);
  await expect(page.getByRole('link', { name: /^See / })).toHaveCount(7);
  await expectAccessible(page);
  await page.getByRole('link', { name: /^See / }).nth(2).click();
  await expect(page).toHaveURL(new RegExp(`[?&]date=${dayFromToday(2)}$`));
});
