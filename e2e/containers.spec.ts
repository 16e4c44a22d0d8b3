import { randomBytes } from 'node:crypto';
import { addDays, siteDay, weekday } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/links';
import { inRoot } from 'tooling/repository';
import { type ComposeSystem, startComposeSystem } from './support/compose-system.ts';
import { expect, test } from './support/test.ts';
import { port } from './system-under-test.ts';

/** After the ports of the system under test and of the sites of their own. */
const FIRST_PORT = port + 10;

/** Values an operator sets in place of the example's. These tests call neither the card provider nor the mail server. */
const SET = {
  BANK_DETAILS_KEY: randomBytes(32).toString('hex'),
  POSTGRES_PASSWORD: randomBytes(12).toString('hex'),
  SMTP_URL: `smtp://127.0.0.1:${FIRST_PORT + 9}`,
  MAIL_FROM: 'no-reply@oakfield-leisure.example.com',
  CARD_PROVIDER_URL: 'https://cards.example.com',
  CARD_PROVIDER_API_URL: 'https://cards.example.com',
  CARD_PROVIDER_VENDOR: 'oakfield',
  CARD_PROVIDER_KEY: 'a-key',
  CARD_PROVIDER_PASSWORD: 'a-password',
  CARD_PROVIDER_REPORTING_URL: '',
};

const PARTNER = 'https://www.oakfield-running-club.example.com';

let system: ComposeSystem;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  system = await startComposeSystem(FIRST_PORT, SET, { frameAncestors: { oakfield: [PARTNER] } });
});
test.afterAll(() => system.stopAll());

test('an empty system has no tenant and no one who could log in @alone', async ({ page }) => {
  expect((await page.goto(system.origin('riverside')))?.status()).toBe(404);
  const login = await page.request.post(`${system.origin('riverside')}/api/v1/auth/customer/login`, {
    data: { username: 'staff@example.com', password: 'Passw0rd!' },
  });
  expect(login.status()).toBe(404);
});

test('a tenant is made, with staff, and its first visitor books a class @alone', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const made = await system.admin('create-tenant', inRoot('services/reference-api/examples/new-tenant'));
  expect(made).toContain('Oakfield Leisure Trust: 2 venues');
  const registry = await page.request.get(`${system.origin('oakfield')}/registry.json`);
  const names = (await registry.json()).map(
    ({ descriptor }: { descriptor: { name: string } }) => descriptor.name,
  );
  expect(names.toSorted()).toEqual(['mf-account', 'mf-basket', 'mf-bookings', 'mf-joining', 'mf-navigation']);

  // Logos and partners are the installation's; those of the demonstration are not there.
  const logo = await page.request.get(`${system.origin('oakfield')}/brand/oakfield/logo.svg`);
  expect([logo.status(), logo.headers()['content-type']]).toEqual([200, 'image/svg+xml']);
  const foreign = await page.request.get(`${system.origin('oakfield')}/brand/riverside/logo.svg`);
  expect(foreign.status()).toBe(404);
  const embedded = await page.request.get(`${system.origin('oakfield', 'online-joining')}/?embedded=true`);
  expect(embedded.headers()['content-security-policy']).toContain(`frame-ancestors 'self' ${PARTNER};`);

  // The free class of Tuesday evenings.
  const daysAhead = Array.from({ length: 7 }, (_, at) => addDays(siteDay(new Date()), at + 1));
  const tuesday = daysAhead.find((day) => weekday(day) === 'Tuesday');
  await page.goto(`${system.origin('oakfield')}${paths.venue('mill-lane-pool')}?date=${tuesday}`);
  await page.getByRole('button', { name: /^Book now Aqua aerobics/ }).click();
  await page.getByRole('dialog', { name: 'Log in' }).getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('textbox', { name: 'First name', exact: true }).fill('Noor');
  await page.getByRole('textbox', { name: 'Last name', exact: true }).fill('Ahmadi');
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('03/02/1991');
  await page.getByRole('textbox', { name: 'Email address' }).fill('noor@example.com');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Fr3sh-start!');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByText('Your account is ready.')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Book now' });
  await dialog.getByRole('button', { name: 'Agree and book' }).click();
  await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();

  const words = [
    '--tenant',
    'oakfield',
    '--role',
    'manager',
    '--email',
    'dee@example.com',
    '--first-name',
    'Dee',
    '--last-name',
    'D',
  ];
  const password = /password (\S+)/.exec(await system.admin('create-staff', ...words))?.[1] ?? '';
  const desk = await browser.newPage();
  await desk.goto(system.origin('oakfield', 'front-of-house'));
  await desk.getByRole('textbox', { name: 'Email address or customer ID' }).fill('dee@example.com');
  await desk.getByRole('textbox', { name: 'Password' }).fill(password);
  await desk.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(desk.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
  await expect(desk.getByRole('heading', { name: 'Set up an authenticator app' })).toBeVisible();
  await desk.close();
});

test('a backup is made of it, and can be restored @alone', async () => {
  const file = inRoot('.cache/e2e-compose', String(FIRST_PORT), 'first.backup');
  expect(await system.backup('make', file)).toMatch(/first\.backup: \d+ tables with \d+ rows/);
  expect(await system.backup('drill', file)).toMatch(/first\.backup can be restored: /);
});

test('the other gateway serves the same site @alone', async ({ page }) => {
  expect(await system.checkHealth('gateway-2')).toBe(0);
  expect((await page.goto(`${system.origin('oakfield', 'bookings', 'gateway-2')}/`))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Find a venue' })).toBeVisible();
});

test('one process of the API goes: the pages stay, and it comes back @alone', async ({ page }) => {
  test.setTimeout(180_000);
  await system.stop('api-1');
  expect(await system.checkHealth('gateway-1')).toBe(0);
  for (let visit = 0; visit < 4; visit++) {
    expect((await page.goto(`${system.origin('oakfield')}/`))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Find a venue' })).toBeVisible();
  }
  await system.start('api-1');
  expect(await system.checkHealth('api-1')).toBe(0);
});

test('the database goes: no one is ready any more, and everyone lives @alone', async () => {
  await system.stop('postgres');
  expect(await system.checkHealth('api-2')).toBe(1);
  expect(await system.checkHealth('gateway-1')).toBe(1);
});
