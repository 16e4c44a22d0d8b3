import { expectAccessible } from './support/accessibility.ts';
import { flagships } from './support/hosts.ts';
import { expect, test } from './support/test.ts';
import { dayPath, findSession, sessionRow } from './support/timetable.ts';

const { slug } = flagships.riverside;

test('the person who waits for a full class sees their place on the list, and leaves it again @phone', async ({
  page,
  context,
  customer,
}) => {
  const session = await findSession(customer, {
    fromDay: 3,
    isWanted: ({ bookable, waitingList }) => bookable.reason === 'full' && waitingList?.canJoin === true,
  });
  await customer.logIn(context);
  await page.goto(dayPath(slug, session));
  await expect(sessionRow(page, session)).toContainText('Open the class to join its waiting list.');
  await sessionRow(page, session).getByRole('link', { name: session.name }).click();
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(page.getByText(/^You are (next|number \d+) on the waiting list\.$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Leave the waiting list' }).click();
  await expect(page.getByRole('button', { name: 'Join the waiting list' })).toBeVisible();
});
