// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useNavigate } from 'shared-platform/router';
import { renderWithPlatform } from 'shared-platform/testing';
import { expect, it } from 'vitest';
import type { SectionId } from '../../shared/machine/section-ids.ts';
import { focusSection, titleId } from '../../shared/sections/focus-section.ts';
import { useSectionFocus } from './use-section-focus.ts';

const ids = ['centre_section', 'membership_section'] as const;

function Screen() {
  const [open, setOpen] = useState<SectionId>('centre_section');
  const navigate = useNavigate();
  useSectionFocus(open);
  return (
    <>
      <button type="button" onClick={() => setOpen('membership_section')}>
        Open
      </button>
      <button type="button" onClick={() => navigate('/centre/sale')}>
        Go
      </button>
      {ids.map((id) => (
        <section key={id}>
          <h2 id={titleId(id)} tabIndex={-1}>
            {id}
          </h2>
          <input aria-label={`Field of ${id}`} />
        </section>
      ))}
    </>
  );
}

const opened = () => screen.getByRole('heading', { name: 'membership_section' });

it('leaves the focus on the first view, gives it to what opens and back after a new path', async () => {
  renderWithPlatform(<Screen />, { app: 'online-joining' });
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(opened()).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  await waitFor(() => expect(opened()).toHaveFocus());
});

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

it('leaves someone who already fills in a field of the section there, and fetches them from another', async () => {
  renderWithPlatform(<Screen />, { app: 'online-joining' });
  for (const [field, keeps] of [
    ['Field of membership_section', true],
    ['Field of centre_section', false],
  ] as const) {
    focusSection('membership_section');
    const box = screen.getByRole('textbox', { name: field });
    box.focus();
    await nextFrame();
    expect(keeps ? box : opened()).toHaveFocus();
  }
});

it('leaves the focus with what says why the section was refused', async () => {
  renderWithPlatform(
    <>
      <Screen />
      <div role="alert" tabIndex={-1}>
        There is a problem
      </div>
    </>,
    { app: 'online-joining' },
  );
  focusSection('membership_section');
  screen.getByRole('alert').focus();
  await nextFrame();
  expect(screen.getByRole('alert')).toHaveFocus();
});
