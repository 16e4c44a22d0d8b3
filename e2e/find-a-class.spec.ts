import { type ScheduledSession, sessions } from 'shared-contracts/api/activities';
import { siteDay, siteTime } from 'shared-contracts/dates';
import { expectAccessible } from './support/accessibility.ts';
import { holdAnswer } from './support/hold-answer.ts';
import { flagships } from './support/hosts.ts';
import { expect, test } from './support/test.ts';
import { dayPath, findSession, sessionRow } from './support/timetable.ts';

const venue = flagships.riverside;
const AGE = 9;

const isOpenToChildren = ({ ageRange: { minValue, maxValue } }: ScheduledSession) =>
  (minValue ?? 0) <= AGE && (maxValue ?? AGE) >= AGE;
const isForChildrenInTheMorning = (session: ScheduledSession) =>
  siteTime(session.startDate) < '12:00' && isOpenToChildren(session);

const classes = (count: number) => `${count} ${count === 1 ? 'class' : 'classes'}`;

test('a class is found by its time and who may come, and the address finds it again @phone', async ({
  page,
  customer,
}) => {
  const wanted = await findSession(customer, { isWanted: isForChildrenInTheMorning });
  const date = siteDay(wanted.startDate);
  const day = await customer.api.call(sessions, { params: { venue: venue.slug }, query: { date } });
  const fitting = day.filter(isForChildrenInTheMorning);
  const inTheMorning = day.filter(({ startDate }) => siteTime(startDate) < '12:00');

  const count = page
    .getByRole('region', { name: /^\w+day / })
    .getByRole('status')
    .filter({ hasText: /class/ });
  const on = page.getByRole('list', { name: 'Active filters' });
  const dialog = page.getByRole('dialog', { name: 'Filter classes' });

  await test.step('chooses what is wanted', async () => {
    await page.goto(dayPath(venue.slug, wanted));
    await expect(count).toHaveText(classes(day.length));
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await dialog.getByRole('checkbox', { name: 'Morning, before 12:00' }).check();
    await dialog.getByRole('textbox', { name: 'Age of the person taking part' }).fill(String(AGE));
    await dialog.getByRole('button', { name: `Show ${classes(fitting.length)}` }).click();
    await expect(page).toHaveURL(new RegExp(`[?&]time=morning&age=${AGE}$`));
    await expect(count).toHaveText(classes(fitting.length));
    await expect(sessionRow(page, wanted)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Filters 2 on' })).toBeFocused();
  });

  await test.step('finds it as it was after a reload, and after reading about a class', async () => {
    await page.reload();
    await expect(count).toHaveText(classes(fitting.length));
    // The timetable knows enough to show the class before its own answer is there.
    const answer = await holdAnswer(page, `**/activities/sessions/${wanted.id}`);
    await sessionRow(page, wanted).getByRole('link', { name: wanted.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: wanted.name })).toBeVisible();
    await expect.poll(answer.isAwaited).toBe(true);
    answer.letThrough();
    await page.getByRole('link', { name: 'Back to timetable' }).click();
    await expect(on.getByRole('listitem')).toHaveCount(2);
    await expect(count).toHaveText(classes(fitting.length));
  });

  await test.step('takes one filter away, and back again', async () => {
    await on.getByRole('button', { name: `Remove filter Age ${AGE}` }).click();
    await expect(count).toHaveText(classes(inTheMorning.length));
    await expect(page.getByRole('button', { name: 'Filters 1 on' })).toBeFocused();
    await page.goBack();
    await expect(count).toHaveText(classes(fitting.length));
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).not.toHaveURL(/time=|age=/);
    await expect(count).toHaveText(classes(day.length));
  });
});

test('a day on which nothing fits says what was looked for, and shows everything again', async ({
  page,
  customer,
}) => {
  const day = dayPath(venue.slug, await findSession(customer, { isWanted: isForChildrenInTheMorning }));
  await page.goto(`${day}&women=only&age=1`);
  await expect(
    page.getByRole('heading', { name: 'No classes on this day match your filters' }),
  ).toBeVisible();
  await expect(page.getByText('Remove a filter, clear them all, or try another day.')).toBeVisible();
  await expectAccessible(page);
  const region = page.getByRole('region', { name: /^\w+day / });
  await region.getByRole('button', { name: 'Clear filters' }).click();
  await expect(region.getByRole('link', { name: /\d\d:\d\d–/ }).first()).toBeVisible();
});

test('the filters can be used by everyone', async ({ page, customer }) => {
  await page.goto(dayPath(venue.slug, await findSession(customer, { isWanted: isForChildrenInTheMorning })));
  await expect(page.getByRole('link', { name: /\d\d:\d\d–/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Filter classes' });
  await expect(dialog.getByRole('group', { name: 'Accessibility support' })).toBeVisible();
  await expectAccessible(page);
});
