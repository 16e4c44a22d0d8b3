// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'shared-platform/router';
import { MemoryRouter } from 'shared-platform/testing';
import { afterEach, expect, it } from 'vitest';
import { useOnDemand } from './use-on-demand.ts';

const load = async () => undefined;

function Part() {
  const { isOpen, open, close } = useOnDemand(load);
  const navigate = useNavigate();
  return (
    <>
      <output>{isOpen ? 'open' : 'closed'}</output>
      <button type="button" onClick={open}>
        Open
      </button>
      <button type="button" onClick={close}>
        Close
      </button>
      <button type="button" onClick={() => navigate(1)}>
        Next
      </button>
    </>
  );
}

const pages = ['one', 'two', 'three'].map((key) => ({ pathname: '/', search: `?search=${key}`, key }));
const show = () =>
  render(
    <MemoryRouter initialEntries={pages} initialIndex={0}>
      <Part />
    </MemoryRouter>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const state = () => screen.getByRole('status').textContent;

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '');
});

it('is closed by the way to another page', async () => {
  window.history.replaceState({ key: 'one' }, '');
  show();
  await press('Open');
  expect(state()).toBe('open');
  await press('Next');
  expect(state()).toBe('closed');
});

it('stays open when the page arrives that the address bar showed already', async () => {
  show();
  window.history.replaceState({ key: 'two' }, '');
  await press('Open');
  expect(state()).toBe('open');
  await press('Next');
  expect(state()).toBe('open');
  await press('Next');
  expect(state()).toBe('closed');
});

it('stays closed when it was closed before that page arrived', async () => {
  show();
  window.history.replaceState({ key: 'two' }, '');
  await press('Open');
  await press('Close');
  await press('Next');
  expect(state()).toBe('closed');
});
