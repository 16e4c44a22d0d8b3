import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from './support/accessibility.ts';
import { origin } from './support/hosts.ts';
import { people } from './support/people.ts';
import { requireSecondFactor } from './support/second-factor.ts';
import { expect, test } from './support/test.ts';

const DESK = origin('riverside', 'front-of-house');
const STEP_MS = 30_000;

const codeFor = (secret: string, at: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

test('staff set up an authenticator app, and confirm a login with it', async ({
  page,
  context,
  enterAs,
  reserve,
}) => {
  await reserve(people.desk);
  const ask = await requireSecondFactor(context);
  await enterAs(people.desk);
  await page.goto(`${DESK}/documents`);
  await expect(page).toHaveURL(`${DESK}/second-factor?redirect=%2Fdocuments`);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await expect(heading('Set up an authenticator app')).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectAccessible(page);
  const secret = (await page.getByRole('main').locator('code').innerText()).replaceAll(/\s/g, '');

  await page.getByRole('textbox', { name: 'Code from the app' }).fill('000000');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'That code isn’t right' })).toBeVisible();
  const now = Date.now();
  await page.getByRole('textbox', { name: 'Code from the app' }).fill(codeFor(secret, now));
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(heading('Keep your recovery codes')).toBeFocused();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const spare = await codes.first().innerText();
  await expectAccessible(page);
  ask(null);
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(heading('Documents to check')).toBeVisible();

  for (const code of [codeFor(secret, now + STEP_MS), spare]) {
    ask('challenge');
    await page.goto(`${DESK}/documents`);
    await expect(heading('Confirm it’s you')).toBeVisible();
    await page.getByRole('textbox', { name: 'Code' }).fill(code);
    ask(null);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(heading('Documents to check')).toBeVisible();
  }
});
