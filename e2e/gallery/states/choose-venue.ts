import type { Page } from '@playwright/test';
import type { State } from '../state.ts';
import { openMenu } from './on-page.ts';
import { towns } from './towns.ts';

const WIDE = [1280, 768] as const;
const PHONES = [390, 320] as const;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Choose a venue' });

async function open(page: Page, isPhone: boolean): Promise<void> {
  if (isPhone) await openMenu(page);
  const around = isPhone ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('banner');
  await around.getByRole('button', { name: 'Choose a venue' }).click();
  await dialog(page).getByRole('listitem').first().waitFor();
}

const type = (page: Page, text: string) => dialog(page).getByRole('searchbox').fill(text);

const search = async (page: Page, text: string) => {
  await type(page, text);
  await dialog(page)
    .getByRole('button', { name: /^Find venues near/ })
    .waitFor();
};

const steps = [
  { id: 'venue-dialog', title: 'Choose a venue', step: async () => undefined },
  {
    id: 'venue-dialog-unnamed',
    title: 'Choose a venue: none is called so',
    step: (page: Page) => search(page, 'Xyzzy'),
  },
  {
    id: 'venue-dialog-unknown-place',
    title: 'Choose a venue: there is no such place',
    async step(page: Page) {
      await search(page, 'Xyzzy');
      await page.keyboard.press('Enter');
      await dialog(page).getByRole('heading', { name: 'Cannot find location, please try again.' }).waitFor();
    },
  },
  {
    id: 'venue-dialog-similar',
    title: 'Choose a venue: those that a mistyped name may mean',
    // The second and third letters the other way round.
    async step(page: Page, _town: string, venue: string) {
      await type(page, venue.replace(/^(.)(.)(.)(\S*).*$/, '$1$3$2$4'));
      await dialog(page).getByRole('heading', { name: 'Did you mean one of these?' }).waitFor();
    },
  },
  {
    id: 'venue-dialog-near-place',
    title: 'Choose a venue around a place',
    async step(page: Page, town: string) {
      await search(page, town);
      await page.keyboard.press('Enter');
      await dialog(page)
        .getByText(/ miles? away$/)
        .first()
        .waitFor();
    },
  },
];

/** The dialog of the header that chooses a venue. */
export const choosingVenue: State[] = steps.flatMap(({ id, title, step }) =>
  ([WIDE, PHONES] as const).map(
    (widths): State => ({
      id: widths === PHONES ? `${id}-phone` : id,
      title: widths === PHONES ? `${title}, from the menu` : title,
      app: 'bookings',
      path: '/',
      isOverlay: true,
      widths,
      async prepare(page, { tenant, venue }) {
        await open(page, widths === PHONES);
        await step(page, towns[tenant].name, venue.name);
      },
    }),
  ),
);
