// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { sessions } from 'shared-contracts/api/activities';
import { quickOffer } from 'shared-contracts/api/quick-book';
import { useApiQuery } from 'shared-platform';
import { answer, failure, renderWithPlatform, testUser } from 'shared-platform/testing';
import { beforeEach, expect, it } from 'vitest';
import { deskClass } from '../../testing/desk-class.ts';
import { QuickBookHost } from './quick-book-host.tsx';

/** The timetable behind the dialog. */
function Timetable() {
  const { data } = useApiQuery(sessions, { params: { venue: 'sale' }, query: { date: '2026-11-20' } });
  return data?.map(({ id, name }) => <p key={id}>{name}</p>);
}

beforeEach(() => sessionStorage.clear());

it.each([
  ['s1', 'Gentle yoga could not be loaded', 'Fri 20 Nov 2026, 18:30 to 19:15'],
  ['s2', 'This could not be loaded', 'This could not be loaded'],
])('names a class that the page has shown: %s', async (id, title, facts) => {
  const { bus } = renderWithPlatform(
    <>
      <Timetable />
      <QuickBookHost />
    </>,
    {
      lifetime: 'visit',
      user: testUser,
      answers: [answer(sessions, [deskClass]), failure(quickOffer, 500)],
    },
  );
  await screen.findByText(deskClass.name);
  act(() => {
    bus.emit('basket:quick-book-requested', { requestId: `failed-${id}`, item: { id, type: 'activity' } });
  });
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(dialog).toHaveTextContent(facts);
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Something has gone wrong, please try again.');
});
