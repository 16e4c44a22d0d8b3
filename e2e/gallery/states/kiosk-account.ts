import type { Page } from '@playwright/test';
import { goToPart, nextPart } from '../../support/account-parts.ts';
import type { Scene, State } from '../state.ts';

const usual = {
  app: 'online-joining',
  widths: [1280, 1080],
  path: ({ venue }: Scene) => `/centre/${venue.slug}?kiosk=true`,
} as const;

async function open(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Choose this membership/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'First name', exact: true }).waitFor();
}

const later = (part: number, title: string): State => ({
  ...usual,
  id: `details-part-${part}`,
  title,
  isFleeting: true,
  async prepare(page) {
    await open(page);
    await goToPart(page, part, 'noor.ahmadi@example.com');
  },
});

/** The form for a new account at a kiosk, one part at a time. */
export const kioskAccount: State[] = [
  {
    ...usual,
    id: 'details',
    title: 'The details of a person who joins at a kiosk',
    isFleeting: true,
    prepare: open,
  },
  later(2, 'How to reach that person'),
  later(3, 'The password for the account'),
  later(4, 'The last part, with the button that opens the account'),
  {
    ...usual,
    id: 'details-invalid',
    title: 'What is missing in a part',
    isFleeting: true,
    async prepare(page) {
      await open(page);
      await page.getByRole('textbox', { name: 'Email address' }).fill('a@b');
      await nextPart(page).click();
      await page
        .getByRole('alert')
        .filter({ hasText: /^Please check/ })
        .waitFor();
    },
  },
];
