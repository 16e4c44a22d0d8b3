import { origin } from './support/hosts.ts';
import { overlap } from './support/overlap.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { findSession, isPaid } from './support/timetable.ts';

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('a notification at the desk is off the sums and the next buttons', async ({
      page,
      customer,
      enterAs,
    }) => {
      const kept = await findSession(customer, { isWanted: isPaid, fromDay: 3 });
      const removed = await findSession(customer, {
        isWanted: (session) => isPaid(session) && session.name !== kept.name,
        fromDay: 4,
      });
      await customer.putInBasket(kept.id, removed.id);
      await enterAs(people.staff);
      await page.goto(origin('riverside', 'front-of-house'));
      await page
        .getByRole('textbox', { name: 'Name, phone, postcode, email address or customer ID' })
        .fill(customer.person.username);
      await page.getByRole('button', { name: 'Find customer' }).click();
      await page.getByRole('button', { name: `Remove ${removed.name}` }).click();
      const notification = page
        .getByRole('region', { name: 'Notifications' })
        .getByRole('group')
        .filter({ hasText: 'Successfully removed item' });
      await expect(notification).toBeInViewport();
      for (const part of [
        page.getByText('Total to pay'),
        page.getByRole('button', { name: 'Add payment' }),
        page.getByRole('button', { name: 'Continue' }),
        page.getByRole('button', { name: 'Serve another customer' }),
      ]) {
        await expect(part).toBeVisible();
        expect(await overlap(notification, part)).toBe(false);
      }
    });
  });
}
