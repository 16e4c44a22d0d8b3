import type { Client } from 'shared-contracts/api/client';
import { origin } from './support/hosts.ts';
import { alterSite } from './support/site-settings.ts';
import { expect, test } from './support/test.ts';

/** A tenant's page in Welsh, as far as the test needs it. */
const welsh: Pick<Client, 'language' | 'texts'> = {
  language: 'cy',
  texts: {
    'shared-platform': {
      notFoundTitle: 'Heb ganfod y dudalen',
      'logIn.title': 'Mewngofnodi',
      'notFound.title': 'Wps!',
      'notFound.action': 'Adref',
    },
    'mf-navigation': { 'entries.book': 'Archebu gweithgaredd', logIn: 'Mewngofnodi' },
    'mf-bookings': {
      'findVenue.title': 'Dod o hyd i ganolfan',
      'findVenue.label': 'Enw, tref neu god post',
      'findVenue.named': { one: '{0} ganolfan: {1}', other: '{0} canolfan: {1}' },
    },
  },
};

test('another language is a matter of the site configuration alone, for every part of the page', async ({
  page,
}) => {
  await alterSite(page, welsh);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Dod o hyd i ganolfan' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'cy');
  await expect(page).toHaveTitle('Riverside Leisure | Dod o hyd i ganolfan');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Archebu gweithgaredd' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Enw, tref neu god post' }).fill('Sale Leisure');
  await expect(page.getByText('1 ganolfan: ‘Sale Leisure’'.replaceAll(/[‘’]/g, ''))).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Mewngofnodi' }).click();
  await expect(page.getByRole('dialog', { name: 'Mewngofnodi' })).toBeVisible();

  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: 'Wps!' })).toBeVisible();
  await expect(page).toHaveTitle('Riverside Leisure | Heb ganfod y dudalen');
});

test('a tenant may reword a text', async ({ page }) => {
  await page.goto(origin('harbour'));
  await expect(
    page.getByText('Search by name, town or postcode along the coast, then pick a class.'),
  ).toBeVisible();
  await page.goto(origin('riverside'));
  await expect(
    page.getByText('Search for a venue by name, town or postcode, or for a class: ‘yoga tonight’.'),
  ).toBeVisible();
});
