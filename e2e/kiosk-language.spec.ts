import { expectNoViolations } from './support/accessibility.ts';
import { flagships, origin } from './support/hosts.ts';
import { alterSite } from './support/site-settings.ts';
import { expect, test } from './support/test.ts';

/** A terminal in a centre. */
test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

const { slug, name } = flagships.riverside;
const home = `${origin('riverside', 'online-joining')}/kiosk?kiosk&centre=${slug}`;

/** A site with a second language, as far as the test needs it. */
const inWelshToo = {
  other_languages: [
    {
      language: 'cy',
      texts: {
        'mf-joining/kiosk': { welcome: 'Croeso i {0}', buy: 'Prynu aelodaeth', book: 'Archebu gweithgaredd' },
        'mf-navigation': { kioskHome: 'Hafan' },
        'mf-bookings': { 'findVenue.title': 'Dod o hyd i ganolfan' },
      },
    },
  ],
};

test('the language chosen at a kiosk stays on every page and every host, until it starts over', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  await alterSite(page, inWelshToo);
  await page.goto(home);
  const welsh = page.getByRole('button', { name: 'Cymraeg' });
  await expect(welsh).toHaveAttribute('lang', 'cy');
  await welsh.click();
  const welcome = page.getByRole('heading', { level: 1, name: `Croeso i ${name}` });
  await expect(welcome).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'cy');
  await expect(welsh).toHaveAttribute('aria-pressed', 'true');
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'Archebu gweithgaredd' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'cy');
  await page.goto(`${origin('riverside')}/?kiosk=true`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dod o hyd i ganolfan' })).toBeVisible();

  await page.goto(home);
  await page.getByRole('link', { name: 'Prynu aelodaeth' }).click();
  await page
    .getByRole('button', { name: /^Choose this membership/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'First name', exact: true }).fill('Noor');
  await page.getByRole('link', { name: 'Hafan' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to leave this screen?' });
  await question.getByRole('button', { name: 'Clear selection and go home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Welcome to ${name}` })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  expect(complaints).toEqual([]);
});

test('a person who carries on in the site’s own language is asked for none', async ({ page }) => {
  await page.goto(home);
  await expect(page.getByRole('heading', { level: 1, name: `Welcome to ${name}` })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Language' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'English' })).toHaveCount(0);
});
