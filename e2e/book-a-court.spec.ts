import { siteDay, siteTime } from 'shared-contracts/dates';
import { expectAccessible, expectToFitNarrowest } from './support/accessibility.ts';
import { flagships } from './support/hosts.ts';
import { expect, test } from './support/test.ts';
import { dayFromToday, findSlot, venuePath } from './support/timetable.ts';

const { slug: venue } = flagships.riverside;

test('a court is chosen by its time and name, and is in the basket @phone', async ({
  page,
  context,
  customer,
}, { project }) => {
  const slot = await findSlot(customer, 'Badminton courts', 3);
  // The desktop and the phone may look at the same time: each takes its own court.
  const court = slot.individualFacilityUse.at(project.name === 'phone' ? 0 : -1) ?? '';
  const time = siteTime(slot.startDate);
  await customer.logIn(context);
  await page.goto(`${venuePath(venue, siteDay(slot.startDate))}&activity=badminton`);
  const courts = page.getByRole('grid', { name: 'Times for Badminton courts' });
  await courts.getByRole('button', { name: new RegExp(`^Any free court, ${time}`) }).focus();
  await page.keyboard.press('ArrowDown');
  await courts.getByRole('button', { name: new RegExp(`^${court}, ${time}.*Free$`) }).click();
  await expectAccessible(page);
  await expectToFitNarrowest(page);
  await page.getByRole('button', { name: `Add to basket Badminton courts, ${time}` }).click();
  await expect(page.getByText('Successfully added item to the basket.')).toBeVisible();
  await page.getByRole('link', { name: 'View basket' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'Badminton courts' });
  await expect(line).toContainText(slot.offer.formattedPrice);
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
});

test('seven days are seen at once, and one of them is opened @phone', async ({ page }) => {
  await page.goto(venuePath(venue));
  await page.getByRole('button', { name: 'Show seven days' }).click();
  await expect(page).toHaveURL(/[?&]view=week$/);
  await expect(page.getByRole('link', { name: /^See / })).toHaveCount(7);
  await expect(page.getByRole('button', { name: /^(Add to basket|Book now) / }).first()).toBeVisible();
  await expectAccessible(page);
  await expectToFitNarrowest(page);
  await page.getByRole('link', { name: /^See / }).nth(2).click();
  await expect(page).toHaveURL(new RegExp(`[?&]date=${dayFromToday(2)}$`));
});
