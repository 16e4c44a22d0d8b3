import { weeklySessions } from 'shared-contracts/api/activities';
import { failed } from '../../support/answers/answer-change.ts';
import { isPaid, sessionPath } from '../../support/timetable.ts';
import type { Scene, State } from '../state.ts';

const path = async (scene: Scene) => sessionPath(scene.venue.slug, await scene.findClass(isPaid));
const open = { name: 'Book it every week' };

/** A class week by week. */
export const weekly: State[] = [
  {
    id: 'class-weekly',
    title: 'A class in the weeks ahead',
    app: 'bookings',
    path,
    async prepare(page) {
      await page.getByRole('button', open).click();
      await page.getByRole('group', { name: /^Every \w+day at / }).waitFor();
    },
  },
  {
    id: 'class-weekly-failed',
    title: 'The coming weeks could not be loaded',
    app: 'bookings',
    path,
    answers: [failed(weeklySessions, 500)],
    async prepare(page) {
      await page.getByRole('button', open).click();
      await page.getByText('The coming weeks could not be loaded.').waitFor();
    },
  },
];
