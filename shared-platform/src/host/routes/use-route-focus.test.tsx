// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { Link, Route, Routes, useLocation, useNavigate } from '../../router.ts';
import { renderWithPlatform } from '../../testing/index.ts';
import { useRouteFocus } from './use-route-focus.ts';

let follow = (): void => undefined;

function Main() {
  const main = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  useRouteFocus(main);
  follow = () => void navigate('/centre/sale/membership/adult');
  return (
    <main ref={main} tabIndex={-1}>
      <button type="button" onClick={() => follow()}>
        Choose
      </button>
      <input aria-label="First name" />
      <input type="checkbox" aria-label="News" />
    </main>
  );
}

it('gives the focus to the screen of a new path', async () => {
  renderWithPlatform(<Main />);
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
  expect(screen.getByRole('main')).toHaveFocus();
});

it('leaves someone in their field whose address follows a moment later', async () => {
  renderWithPlatform(<Main />);
  await userEvent.type(screen.getByRole('textbox', { name: 'First name' }), 'No');
  await act(async () => follow());
  await userEvent.keyboard('or');
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Noor');
});

it('takes the focus from a box, which no one types into', async () => {
  renderWithPlatform(<Main />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'News' }));
  await act(async () => follow());
  expect(screen.getByRole('main')).toHaveFocus();
});

function Lists() {
  const main = useRef<HTMLElement>(null);
  const isFound = useLocation().search !== '';
  const navigate = useNavigate();
  useRouteFocus(main);
  follow = () => void navigate(-1);
  return (
    <main ref={main} tabIndex={-1}>
      <Routes>
        <Route
          path="/"
          element={
            <>
              <Link to="/class/swim">Your class</Link>
              <Link to="/class/yoga">yoga</Link>
              <Link to="/class/swim">swim</Link>
              {!isFound && <Link to="/?found">Tonight</Link>}
            </>
          }
        />
        <Route path="*" element={<p>A class</p>} />
      </Routes>
    </main>
  );
}

it('gives the focus back to the link that was followed, once someone goes back', async () => {
  renderWithPlatform(<Lists />);
  await userEvent.click(screen.getByRole('link', { name: 'swim' }));
  expect(screen.getByRole('main')).toHaveFocus();
  await act(async () => follow());
  expect(screen.getByRole('link', { name: 'swim' })).toHaveFocus();
});

it('gives the focus to the screen where the link that was followed is gone, and back to it', async () => {
  renderWithPlatform(<Lists />);
  await userEvent.click(screen.getByRole('link', { name: 'Tonight' }));
  expect(screen.getByRole('main')).toHaveFocus();
  await act(async () => follow());
  expect(screen.getByRole('link', { name: 'Tonight' })).toHaveFocus();
});
