import type { Page } from '@playwright/test';
import type { ScheduledSession } from 'shared-contracts/api/activities';
import { classes } from './front-of-house-classes.ts';

const [yoga] = classes;
const at = (time: string) => `2026-11-20T${time}:00+00:00`;
/** The classes of the day beside the search of the desk. */
export const today: ScheduledSession[] = yoga
  ? [
      {
        ...yoga,
        startDate: at('17:15'),
        name: 'Lane swimming',
        location: 'Main pool',
        remainingAttendeeCapacity: 1,
      },
      { ...yoga, id: 'later', startDate: at('18:30') },
      {
        ...yoga,
        id: 'spin',
        startDate: at('19:00'),
        name: 'Spin',
        location: 'Cycle studio',
        remainingAttendeeCapacity: 0,
      },
      {
        ...yoga,
        id: 'aqua',
        startDate: at('20:15'),
        name: 'Aqua Fit',
        location: 'Teaching pool',
        remainingAttendeeCapacity: 12,
      },
    ]
  : [];

/** Staff choose their venue once on a device, which remembers it. */
export async function chooseVenue(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Venue' }).selectOption({ index: 1 });
  await page.getByText('Aqua Fit').waitFor();
}
