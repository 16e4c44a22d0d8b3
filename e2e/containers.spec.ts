import { type ComposeSystem, startComposeSystem } from './support/compose-system.ts';
import { expect, test } from './support/test.ts';
import { port } from './system-under-test.ts';

/** After the ports of the system under test and of the sites of their own. */
const FIRST_PORT = port + 10;

let system: ComposeSystem;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  system = await startComposeSystem(FIRST_PORT);
});
test.afterAll(() => system.stopAll());

test('the commands of the images make a system: a page with every remote, and a login @alone', async ({
  page,
}) => {
  await page.goto(system.origin('riverside'));
  await expect(page.getByRole('heading', { level: 1, name: 'Find a venue' })).toBeVisible();
  const registry = await page.request.get(`${system.origin('riverside')}/registry.json`);
  const names = (await registry.json()).map(
    ({ descriptor }: { descriptor: { name: string } }) => descriptor.name,
  );
  expect(names.toSorted()).toEqual(['mf-account', 'mf-basket', 'mf-bookings', 'mf-joining', 'mf-navigation']);

  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByRole('textbox', { name: 'Email address or customer ID' }).fill('sam.new@example.com');
  await dialog.getByRole('textbox', { name: 'Password' }).fill('Passw0rd!');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'My account' })).toBeVisible();
});

test('one process of the API goes: the pages stay, and it comes back @alone', async ({ page }) => {
  test.setTimeout(120_000);
  await system.stop('api-1');
  expect(await system.checkHealth('gateway')).toBe(0);
  for (let visit = 0; visit < 4; visit++) {
    expect((await page.goto(`${system.origin('harbour')}/`))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Find a venue' })).toBeVisible();
  }
  await system.start('api-1');
  expect(await system.checkHealth('api-1')).toBe(0);
});

test('the database goes: nobody is ready any more, and everybody lives @alone', async () => {
  await system.stop('postgres');
  expect(await system.checkHealth('api-2')).toBe(1);
  expect(await system.checkHealth('gateway')).toBe(1);
});
