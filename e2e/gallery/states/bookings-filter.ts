import { savedFilters } from 'shared-contracts/api/saved-filters';
import { answered } from '../../support/answers/answer-change.ts';
import { dayPath, isPaid, venuePath } from '../../support/timetable.ts';
import type { Scene, State } from '../state.ts';
import { waitForHeading } from './on-page.ts';

const app = 'bookings';

const filtered = (query: string) => async (scene: Scene) =>
  `${dayPath(scene.venue.slug, await scene.findClass(isPaid))}&${query}`;

/** A timetable that is narrowed to what someone wants. */
export const filters: State[] = [
  {
    id: 'venue-filtered',
    title: 'A timetable with filters on',
    app,
    path: filtered('time=morning&time=evening&level=beginner&price=8&age=18&support=hearing-impairment'),
    prepare: (page) => page.getByRole('button', { name: 'Filters 6 on' }).waitFor(),
  },
  {
    id: 'venue-filter-dialog',
    title: 'The filters of a timetable',
    app,
    path: filtered('time=evening&age=18'),
    isOverlay: true,
    async prepare(page) {
      await page.getByRole('button', { name: 'Filters 2 on' }).click();
      const dialog = page.getByRole('dialog', { name: 'Filter classes' });
      await dialog.getByRole('group', { name: 'Accessibility support' }).waitFor();
    },
  },
  {
    id: 'venue-filters-saved',
    title: 'Saved filters',
    app,
    as: 'sam',
    path: filtered('time=evening&age=18'),
    isOverlay: true,
    answers: [
      answered(savedFilters, [
        { id: '1', name: 'After work', query: 'time=evening' },
        { id: '2', name: 'With the children', query: 'age=9&time=morning' },
      ]),
    ],
    async prepare(page) {
      await page.getByRole('button', { name: 'Filters 2 on' }).click();
      const dialog = page.getByRole('dialog', { name: 'Filter classes' });
      await dialog.getByRole('button', { name: 'Use filter With the children' }).waitFor();
    },
  },
  {
    id: 'venue-filter-age-refused',
    title: 'An age that is none',
    app,
    path: ({ venue }) => venuePath(venue.slug),
    isOverlay: true,
    async prepare(page) {
      await page.getByRole('button', { name: 'Filters', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Filter classes' });
      await dialog.getByRole('textbox', { name: 'Age of the person taking part' }).fill('ten');
      await page.keyboard.press('Enter');
      await dialog.getByText('Enter an age in whole years, from 0 to 120.').waitFor();
    },
  },
  {
    id: 'venue-nothing-fits',
    title: 'A day on which nothing fits the filters',
    app,
    path: filtered('women=only&age=1'),
    prepare: (page) => waitForHeading(page, 'No classes on this day match your filters'),
  },
];
