import type { Page } from '@playwright/test';
import { measureControls } from './support/control-contrast.ts';
import { flagships, origin, type Tenant } from './support/hosts.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { dayFromToday, venuePath } from './support/timetable.ts';

test.describe.configure({ timeout: 180_000 });

const TENANTS: readonly Tenant[] = ['riverside', 'northpeak', 'harbour'];
const customers = { riverside: people.nia, northpeak: people.northpeakSam, harbour: people.harbourSam };

async function expectReadable(page: Page): Promise<void> {
  const { looks, faint } = await measureControls(page);
  expect(looks).toBeGreaterThan(10);
  expect(faint).toEqual([]);
}

for (const tenant of TENANTS) {
  test(`controls of ${tenant} can be read in every state`, async ({ page }) => {
    const { slug, name } = flagships[tenant];
    const title = page.getByRole('heading', { level: 1 });
    const main = page.getByRole('main');

    await page.goto(`${origin(tenant)}/`);
    await expect(main.getByText(/^\d+ venues$/)).toBeVisible();
    await expectReadable(page);

    await page.goto(`${origin(tenant)}${venuePath(slug, dayFromToday(1))}`);
    await expect(title).toHaveText(name);
    const firstClass = main
      .getByRole('listitem')
      .filter({ has: page.getByRole('button') })
      .getByRole('link');
    await expect(firstClass.first()).toBeVisible();
    const classPath = await firstClass.first().getAttribute('href');
    await expectReadable(page);

    await page.goto(`${origin(tenant)}${classPath}`);
    await expect(main.getByRole('button').first()).toBeVisible();
    await expectReadable(page);

    await page.goto(`${origin(tenant)}/login`);
    await expect(main.getByRole('textbox', { name: 'Password' })).toBeVisible();
    await expectReadable(page);
  });

  test(`controls of a customer of ${tenant} can be read in every state`, async ({ page, enterAs }) => {
    await enterAs(customers[tenant]);
    const account = origin(tenant, 'my-account');
    for (const path of ['/bookings', '/user-details']) {
      await page.goto(`${account}${path}`);
      await expect(page.getByRole('main').getByRole('button').first(), path).toBeVisible();
      await expectReadable(page);
    }
  });
}
