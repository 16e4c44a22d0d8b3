import type { Locator } from '@playwright/test';
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
  await courts.getByRole('button', { name: new RegExp(`^${court}, ${time}.*Book$`) }).click();
  await expectAccessible(page);
  await expectToFitNarrowest(page);
  await page.getByRole('button', { name: `Add to basket Badminton courts, ${time}` }).click();
  await expect(page.getByText('Successfully added item to the basket.')).toBeVisible();
  await page.getByRole('link', { name: 'View basket' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'Badminton courts' });
  await expect(line).toContainText(slot.offer.formattedPrice);
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
});

test('a court that a visitor logs in for is still chosen, and in view @phone', async ({ page, customer }, {
  project,
}) => {
  const slot = await findSlot(customer, 'Badminton courts', 3);
  const court = slot.individualFacilityUse.at(project.name === 'phone' ? 1 : -2) ?? '';
  const time = siteTime(slot.startDate);
  await page.goto(venuePath(venue, siteDay(slot.startDate)));
  const courts = page.getByRole('grid', { name: 'Times for Badminton courts' });
  await courts.getByRole('button', { name: new RegExp(`^${court}, ${time}.*Book$`) }).click();
  await page.getByRole('button', { name: `Add to basket Badminton courts, ${time}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByRole('textbox', { name: 'Email address or customer ID' }).fill(customer.person.username);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(customer.person.password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Successfully added item to the basket.')).toBeVisible();
  const cell = courts.getByRole('button', { name: new RegExp(`^${court}, ${time}.*In your basket$`) });
  await expect(cell).toHaveAttribute('aria-pressed', 'true');
  await expect(cell).toBeInViewport();
  await expect(page.getByRole('link', { name: 'View basket' }).first()).toBeInViewport();
});

test('classes of seven days that begin in the same hour are side by side', async ({ page }) => {
  await page.goto(`${venuePath(venue, dayFromToday(1))}&view=week`);
  const hours = page.getByRole('list', { name: /^From \d\d:\d\d$/ });
  await expect(hours.first()).toBeVisible();
  const places = await hours.evaluateAll((lists) =>
    lists.map((list) => ({
      hour: Number(list.getAttribute('aria-label')?.slice(5, 7)),
      top: Math.round(list.getBoundingClientRect().top),
      left: Math.round(list.getBoundingClientRect().left),
    })),
  );
  expect(new Set(places.map(({ left }) => left)).size).toBe(7);
  const tops = new Map<number, Set<number>>();
  for (const { hour, top } of places) tops.set(hour, (tops.get(hour) ?? new Set()).add(top));
  expect([...tops.values()].filter(({ size }) => size > 1)).toEqual([]);
  const inOrder = [...tops].sort(([one], [other]) => one - other).flatMap(([, [top]]) => top ?? []);
  expect(inOrder).toEqual([...inOrder].sort((one, other) => one - other));
});

test('the names of seven days stay above their columns, also for the keyboard', async ({ page }) => {
  await page.goto(`${venuePath(venue, dayFromToday(1))}&view=week`);
  const day = page.getByRole('region', { name: /day \d\d \w{3} \d{4}$/ }).last();
  const links = day.getByRole('link', { name: /\d\d:\d\d–/ });
  await expect(links.first()).toBeVisible();
  await links.last().scrollIntoViewIfNeeded();
  const name = day.getByRole('heading');
  await expect(name).toBeInViewport();
  await links.first().focus();
  const edges = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  const [above, below] = [await edges(name), await edges(links.first())];
  expect(below.x).toBe(above.x);
  expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
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
