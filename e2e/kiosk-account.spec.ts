import type { Page } from '@playwright/test';
import { register } from 'shared-contracts/api/auth';
import { answerPart, goToPart, nextPart } from './support/account-parts.ts';
import { failed } from './support/answers/answer-change.ts';
import { breakAnswers, expectDescription, restoreAnswers } from './support/failures.ts';
import { flagships, origin } from './support/hosts.ts';
import { chooseMembership, section } from './support/joining.ts';
import { expect, test } from './support/test.ts';

const { slug } = flagships.riverside;
const newEmail = () => `kiosk.${crypto.randomUUID().slice(0, 12)}@example.com`;

const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const part = (page: Page, number: number) => page.getByText(`Part ${number} of 4`, { exact: true });
const problem = (page: Page) =>
  page.getByRole('alert').filter({ hasText: /^(There is a problem|Please check 1 field)/ });
const create = (page: Page) => page.getByRole('button', { name: 'Create Account' });

async function openAccount(page: Page): Promise<void> {
  await page.goto(`${origin('riverside', 'online-joining')}/centre/${slug}?kiosk=true`);
  await chooseMembership(page, 'Adult');
  await expect(part(page, 1)).toBeVisible();
}

for (const [name, viewport] of [
  ['an upright', { width: 1080, height: 1920 }],
  ['a wide', { width: 1280, height: 800 }],
] as const)
  test.describe(`an account at ${name} terminal`, () => {
    test.use({ viewport, hasTouch: true });

    test('is opened part by part, each with its button in view', async ({ page }) => {
      test.slow();
      const email = newEmail();
      await openAccount(page);
      const settings = page.getByRole('region', { name: 'Display settings' });
      for (const number of [1, 2, 3]) {
        const [button, bar] = await Promise.all([nextPart(page).boundingBox(), settings.boundingBox()]);
        expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
        await answerPart(page, email);
        await nextPart(page).click();
        await expect(part(page, number + 1)).toBeVisible();
      }
      await answerPart(page, email);
      await create(page).click();
      await expect(section(page, 'Choose your membership')).toBeVisible();
      await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
    });
  });

test.describe('the parts of an account at a terminal', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: true });

  test('one with an invalid answer stays, and says why at once', async ({ page }) => {
    await openAccount(page);
    await answerPart(page, 'a@b');
    // Pressed while the field still has the focus, as a finger does.
    await text(page, 'Email address').focus();
    await nextPart(page).click();
    await expect(problem(page)).toBeVisible();
    await expect(text(page, 'Email address')).toBeFocused();
    await expectDescription(
      text(page, 'Email address'),
      'Enter an email address in the form name@example.com.',
    );
    await text(page, 'Email address').fill(newEmail());
    await nextPart(page).click();
    await expect(part(page, 2)).toBeVisible();
    await expect(problem(page)).toBeHidden();
  });

  test('Back leads through them with what was typed, and only then to the memberships', async ({ page }) => {
    const email = newEmail();
    await openAccount(page);
    await goToPart(page, 3, email);
    await page.goBack();
    await expect(part(page, 2)).toBeVisible();
    await expect(text(page, 'Postcode')).toHaveValue('M33 2AL');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(part(page, 1)).toBeVisible();
    await expect(text(page, 'Email address')).toHaveValue(email);
    await page.goForward();
    await page.goForward();
    await expect(part(page, 3)).toBeVisible();
    for (const number of [2, 1]) {
      await page.goBack();
      await expect(part(page, number)).toBeVisible();
    }
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Continue: Adult' })).toBeVisible();
    await page.goForward();
    await expect(text(page, 'First name')).toHaveValue('Noor');
  });

  test('one that the server objects to opens, whichever the person is in', async ({ page, context }) => {
    test.slow();
    await openAccount(page);
    await goToPart(page, 4, newEmail());
    await answerPart(page, newEmail());
    const refused = { lastName: ['This name is too long for a card.'] };
    await breakAnswers(context, failed(register, 422, { validationMessages: refused }));
    await create(page).click();
    await expect(part(page, 1)).toBeVisible();
    await expect(text(page, 'Last name')).toBeFocused();
    await expectDescription(text(page, 'Last name'), 'This name is too long for a card.');
    await page.goBack();
    await expect(part(page, 4)).toBeVisible();
    await restoreAnswers(context);
    await page.goForward();
    await text(page, 'Last name').fill('Ahm');
    for (const number of [2, 3, 4]) {
      await nextPart(page).click();
      await expect(part(page, number)).toBeVisible();
    }

    // The answer comes when the person has gone back by the browser: it is about a later part.
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/auth/customer/register**', async (route) => {
      await isReleased;
      await route.fulfill({
        status: 422,
        json: {
          status_code: 422,
          validation_messages: { 'emergencyContact.phone': ['No one answers there.'] },
        },
      });
    });
    await create(page).click();
    await page.goBack();
    await expect(part(page, 3)).toBeVisible();
    release();
    await expect(part(page, 4)).toBeVisible();
    await expectDescription(text(page, 'Phone number of your emergency contact'), 'No one answers there.');
  });

  test('the optional questions are one more at the end', async ({ page }) => {
    await openAccount(page);
    await goToPart(page, 4, newEmail());
    await page.getByRole('button', { name: /^Show \d+ optional questions$/ }).click();
    await expect(page.getByText('Part 5 of 5', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Optional questions' })).toBeFocused();
    await expect(create(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Part 4 of 5', { exact: true })).toBeVisible();
    await expect(nextPart(page)).toBeVisible();
  });

  test('an error that is about none of them is left behind', async ({ page, context }) => {
    const message = 'There are too many new accounts from here.';
    await openAccount(page);
    await goToPart(page, 4, newEmail());
    await answerPart(page, newEmail());
    await breakAnswers(context, failed(register, 429, { message }));
    await create(page).click();
    await expect(problem(page).getByText(message)).toBeVisible();
    await page.goBack();
    await expect(part(page, 3)).toBeVisible();
    await expect(problem(page)).toBeHidden();
    await nextPart(page).click();
    await expect(part(page, 4)).toBeVisible();
    await expect(problem(page)).toBeHidden();
  });
});
