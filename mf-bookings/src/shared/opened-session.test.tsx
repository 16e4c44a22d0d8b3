// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef } from 'react';
import { Link, Route, Routes, useLocation, useNavigate } from 'shared-platform/router';
import { MemoryRouter } from 'shared-platform/testing';
import { expect, it } from 'vitest';
import { timetableEntry, timetableQuery, useReturnFocus } from './opened-session.ts';

function ClassLink({ id }: { id: string }) {
  const { link, entry, leave } = useReturnFocus(id);
  return (
    <Link ref={link} onClick={leave} to={`/class/${id}`} state={entry}>
      {id}
    </Link>
  );
}

/** Gives the focus to its main part on every new path, as the frame does. */
function Site({ listed }: { listed: readonly string[] }) {
  const main = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the path that moves the focus
  useEffect(() => main.current?.focus(), [pathname]);
  return (
    <main ref={main} tabIndex={-1} aria-label={search}>
      <Routes>
        <Route path="/" element={listed.map((id) => <ClassLink key={id} id={id} />)} />
        <Route
          path="/class/:id"
          element={
            <>
              <Link to={`/${timetableQuery(state, '2026-11-21')}`} state={timetableEntry('yoga')}>
                Back to timetable
              </Link>
              <button type="button" onClick={() => navigate(-1)}>
                Back
              </button>
            </>
          }
        />
      </Routes>
    </main>
  );
}

const open = (...listed: string[]) =>
  render(
    <MemoryRouter initialEntries={['/?activity=yoga']}>
      <Site listed={listed} />
    </MemoryRouter>,
  );
const press = async (role: 'link' | 'button', name: string) => {
  await userEvent.click(screen.getByRole(role, { name }));
  await act(() => Promise.resolve());
};
const main = () => screen.getByRole('main');

it.each([
  ['button', 'Back', '?activity=yoga'],
  ['link', 'Back to timetable', '?activity=yoga&date=2026-11-21'],
] as const)('by the %s %j the focus is on the link it came from', async (role, name, search) => {
  open('swim', 'yoga');
  await press('link', 'yoga');
  await press(role, name);
  expect(screen.getByRole('link', { name: 'yoga' })).toHaveFocus();
  expect(main()).toHaveAccessibleName(search);
});

it.each([
  [null, '?date=2026-11-21'],
  [{ openedSession: 's1' }, '?date=2026-11-21'],
  [
    { timetableQuery: '?date=2026-11-19&time=morning&time=evening' },
    '?date=2026-11-21&time=morning&time=evening',
  ],
])('of %j the timetable is %s', (state, expected) => {
  expect(timetableQuery(state, '2026-11-21')).toBe(expected);
});

it('stays with the main part when the class is listed no more', async () => {
  const { rerender } = open('swim', 'yoga');
  await press('link', 'yoga');
  rerender(
    <MemoryRouter>
      <Site listed={['swim']} />
    </MemoryRouter>,
  );
  await press('button', 'Back');
  expect(main()).toHaveFocus();
});

it('leaves a first visit alone', async () => {
  open('swim', 'yoga');
  await act(() => Promise.resolve());
  expect(main()).toHaveFocus();
});
