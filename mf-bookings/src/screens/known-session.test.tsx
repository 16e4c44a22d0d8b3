// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type SessionDetail, session, sessions } from 'shared-contracts/api/activities';
import { useApiQuery } from 'shared-platform';
import { answer, failure, renderWithPlatform, type TestAnswer } from 'shared-platform/testing';
import { expect, it } from 'vitest';
import { testSession, testSessionDetail } from '../testing/examples.ts';
import SessionScreen from './session-screen.tsx';

const listed = testSession({
  name: 'Hatha Yoga',
  offer: { ...testSession().offer, formattedPrice: '£7.20' },
});

/** A timetable, and the class that is opened from it. */
function Visit({ forSomebody }: { forSomebody?: string }) {
  const [isOpen, setOpen] = useState(false);
  const day = useApiQuery(sessions, {
    params: { venue: 'sale-leisure-centre' },
    query: { date: '2026-11-21', ...(forSomebody && { purchased_for_user_id: forSomebody }) },
  });
  if (isOpen) return <SessionScreen />;
  return day.data ? (
    <button type="button" onClick={() => setOpen(true)}>
      Open it
    </button>
  ) : null;
}

async function openFromTimetable(own: TestAnswer, forSomebody?: string) {
  const result = renderWithPlatform(<Visit {...(forSomebody && { forSomebody })} />, {
    path: '/location/sale-leisure-centre/sessions/s1',
    route: '/location/:locationSlug/sessions/:sessionId',
    answers: [answer(sessions, [listed]), own],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Open it' }));
  return result;
}

function held() {
  const { promise, resolve } = Promise.withResolvers<SessionDetail>();
  return { own: answer(session, () => promise), arrive: resolve };
}

it('shows at once what the timetable knows of a class, and books nothing from it', async () => {
  const { own, arrive } = held();
  await openFromTimetable(own);
  const heading = screen.getByRole('heading', { level: 1, name: 'Hatha Yoga' });
  expect(screen.getByText('Saturday 21 Nov 2026, 18:30–19:15 (45 minutes)')).toBeInTheDocument();
  expect(screen.getByText('£7.20')).toBeInTheDocument();
  expect(screen.getByText('12 places left')).toBeInTheDocument();
  expect(document.title).toBe('Riverside Leisure | Hatha Yoga');
  expect(screen.queryByRole('button', { name: /^(Add|Book) / })).not.toBeInTheDocument();

  const changed = testSession({
    name: 'Power Yoga',
    startDate: '2026-11-21T19:00:00+00:00',
    offer: { ...testSession().offer, formattedPrice: '£9.00' },
    remainingAttendeeCapacity: 3,
  });
  arrive(testSessionDetail({ session: changed, offers: [] }));
  await waitFor(() => expect(heading).toHaveTextContent('Power Yoga'));
  expect(screen.getByText(/^Saturday 21 Nov 2026, 19:00/)).toBeInTheDocument();
  expect(screen.getByText('£9.00')).toBeInTheDocument();
  expect(screen.queryByText('£7.20')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Add to basket/ })).toBeInTheDocument();
});

it("a class that has gone is not kept by the timetable's word", async () => {
  await openFromTimetable(failure(session, 404));
  expect(await screen.findByText('Not found screen')).toBeInTheDocument();
});

it('a class that cannot be loaded says which, without the price of before', async () => {
  await openFromTimetable(failure(session, 500));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Hatha Yoga could not be loaded' });
  expect(heading.parentElement).toHaveTextContent(/Saturday 21 Nov 2026, 18:30–19:15\. Something has gone/);
  expect(screen.queryByText('£7.20')).not.toBeInTheDocument();
});

it('the price of a timetable for someone else is not shown', async () => {
  const { own } = held();
  await openFromTimetable(own, 'u2');
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(screen.queryByText('£7.20')).not.toBeInTheDocument();
});
