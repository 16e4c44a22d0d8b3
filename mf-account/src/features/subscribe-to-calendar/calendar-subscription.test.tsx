// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { calendar, endCalendarAddress, newCalendarAddress } from 'shared-contracts/api/calendar';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { afterEach, expect, it } from 'vitest';
import { CalendarSubscription } from './calendar-subscription.tsx';

const SINCE = '2026-11-22T09:00:00+00:00';
const PATH = 'my-account.riverside.example.com/api/v1/calendar/abc/bookings.ics';
const made = answer(newCalendarAddress, { since: SINCE, address: `https://${PATH}` });

function Subscription() {
  const [isOpen, setOpen] = useState(false);
  return <CalendarSubscription isOpen={isOpen} onOpen={() => setOpen(true)} />;
}

function render(...answers: TestAnswer[]) {
  const page = renderWithPlatform(<Subscription />, { app: 'my-account', user: testUser, answers });
  const toasts: unknown[] = [];
  page.bus.on('toast:requested', ({ content }) => toasts.push(content));
  return { ...page, toasts };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const open = () => press('Sync with your calendar');

afterEach(cleanup);

it('asks nothing before it is opened', async () => {
  const { requests } = render(answer(calendar, { since: null }));
  await waitFor(() => expect(requests.map(({ url }) => url)).toEqual(['/api/v1/auth/user']));
  await open();
  expect(await screen.findByRole('button', { name: 'Get a calendar address' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Your calendar' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull();
  expect(requests.slice(1).map(({ url }) => url)).toEqual(['/api/v1/my-account/calendar']);
});

it('makes an address, shows it to be copied and opened, and turns it off', async () => {
  const { toasts } = render(
    answer(calendar, { since: null }),
    made,
    answer(endCalendarAddress, { since: null }),
  );
  await open();
  await press('Get a calendar address');
  const field = await screen.findByRole('textbox', { name: 'Calendar address' });
  expect(field).toHaveValue(`https://${PATH}`);
  const subscribe = screen.getByRole('link', { name: 'Open in your calendar' });
  expect(subscribe).toHaveFocus();
  expect(subscribe).toHaveAttribute('href', `webcal://${PATH}`);
  await press('Copy address');
  expect(await screen.findByText('Copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`https://${PATH}`);
  await press('Turn off');
  expect(await screen.findByRole('button', { name: 'Get a calendar address' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Your calendar' })).toHaveFocus();
  expect(toasts).toEqual(['Your calendar address is turned off.']);
});

it('says since when there is one, which is not shown again, and makes another', async () => {
  render(answer(calendar, { since: SINCE }), made);
  await open();
  expect(await screen.findByText(/since 22 Nov 2026/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  await press('Create a new address');
  expect(await screen.findByRole('textbox', { name: 'Calendar address' })).toBeVisible();
});

it('says what went wrong and can be asked again, each time', async () => {
  let isDown = true;
  render(
    {
      endpoint: calendar,
      respond: (request) =>
        (isDown ? failure(calendar, 500) : answer(calendar, { since: SINCE })).respond(request),
    },
    failure(newCalendarAddress, 500),
    failure(endCalendarAddress, 500),
  );
  await open();
  expect(await screen.findByText('Your calendar address could not be loaded')).toBeVisible();
  isDown = false;
  await press('Try again');
  for (const name of ['Create a new address', 'Turn off']) {
    await press(name);
    expect(await screen.findByText('Something has gone wrong, please try again.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
  }
});
