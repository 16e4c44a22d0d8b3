import { expectAccessible } from './support/accessibility.ts';
import { flagships } from './support/hosts.ts';
import { openAccount } from './support/newcomers.ts';
import { expect, test } from './support/test.ts';
import { findWeeklySession, sessionPath } from './support/timetable.ts';

const { slug } = flagships.riverside;

test('a class is booked for the weeks ahead but for one, all at once @phone', async ({
  page,
  context,
  request,
  become,
}) => {
  const customer = await become(await openAccount(request));
  const session = await findWeeklySession(customer);
  await customer.logIn(context);
  await page.goto(sessionPath(slug, session));
  await page.getByRole('button', { name: 'Book it every week' }).click();
  const weeks = page.getByRole('group', { name: /^Every \w+day at / });
  await expect(weeks.getByRole('checkbox').first()).toBeChecked();
  await expect(weeks.getByText(/^Booking opens on \w+day .+ at 07:00\./).first()).toBeVisible();
  await expectAccessible(page);

  await weeks.getByRole('checkbox').nth(1).uncheck();
  await page.getByRole('button', { name: 'Add 1 class to basket' }).click();
  await expect(page.getByText('Successfully added item to the basket.')).toBeVisible();
  await expect(weeks.getByText(/In your basket/)).toHaveCount(1);
});
