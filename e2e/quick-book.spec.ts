import { quickBook } from 'shared-contracts/api/quick-book';
import { expectAccessible } from './support/accessibility.ts';
import { flagships } from './support/hosts.ts';
import { expect, test } from './support/test.ts';
import { dayPath, findSession, isFree, quickButtonName, sessionRow } from './support/timetable.ts';

const { slug: venue } = flagships.riverside;

test('a free class is booked in two taps, even when the answer is lost on the way @phone', async ({
  page,
  context,
  customer,
}) => {
  const session = await findSession(customer, { isWanted: isFree, fromDay: 4 });
  await customer.logIn(context);
  await page.goto(dayPath(venue, session));
  await page.getByRole('button', { name: quickButtonName(session) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: session.name })).toBeVisible();
  await expect(dialog.getByText('Free', { exact: true })).toBeVisible();
  const size = page.viewportSize();
  await expectAccessible(page);
  if (size) await page.setViewportSize(size);

  // The server books, and no one learns of it.
  let isCut = false;
  await page.route(`**/${quickBook.path}`, async (route) => {
    if (isCut) return route.fallback();
    isCut = true;
    await route.fetch();
    return route.abort();
  });
  await dialog.getByRole('button', { name: 'Agree and book' }).click();
  await expect(dialog.getByText('We couldn’t confirm your booking')).toBeVisible();
  await dialog.getByRole('button', { name: 'Try again' }).click();

  await expect(dialog.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
  await expect(dialog.getByText(/^\d{6}$/)).toBeVisible();
  await expectAccessible(page);
  if (size) await page.setViewportSize(size);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(sessionRow(page, session).getByText('Booked', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: quickButtonName(session) })).toBeHidden();
});
