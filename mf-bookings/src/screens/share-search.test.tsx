// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { searchSessions } from 'shared-contracts/api/session-search';
import { venues } from 'shared-contracts/api/venues';
import { answer } from 'shared-platform/testing';
import { expect, it, onTestFinished } from 'vitest';
import { open, sale, status, yoga } from './venue-search-testing.tsx';

const answers = [
  answer(venues, [sale]),
  answer(searchSessions, { activities: ['Yoga'], sessions: [yoga], hasMore: false }),
];

it('a search can be sent to someone else, without how the page is shown here', async () => {
  const user = userEvent.setup();
  open('/?q=yoga&price=free&embedded=true', answers);
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  const link = new URL(await navigator.clipboard.readText());
  expect(link.search).toBe('?q=yoga&price=free');
});

it('a search is not sent from a kiosk', async () => {
  window.history.replaceState(null, '', '/?kiosk=true');
  onTestFinished(() => {
    window.history.replaceState(null, '', '/');
    window.sessionStorage.clear();
  });
  open('/?q=yoga', answers);
  expect(await status('1 class or court')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
});
