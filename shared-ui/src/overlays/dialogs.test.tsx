// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderBranded } from '../../test-support/render-branded.tsx';
import { Button } from '../core/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';

function Opener({ mustAnswer = false }: { mustAnswer?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Book Yoga" mustAnswer={mustAnswer}>
        <a href="/terms">Terms</a>
      </Dialog>
    </>
  );
}

test('a dialog is named by its title, holds focus and gives it back on Escape', async () => {
  const { user } = renderBranded(<Opener />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await user.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'Book Yoga' });
  await waitFor(() => expect(dialog.closest('.MuiDialog-root')?.contains(document.activeElement)).toBe(true));
  for (let press = 0; press < 4; press++) await user.tab();
  expect(dialog.closest('.MuiDialog-root')?.contains(document.activeElement)).toBe(true);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(opener);
});

test('its close button closes it', async () => {
  const { user } = renderBranded(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a dialog that must be answered cannot be dismissed', async () => {
  const { user } = renderBranded(<Opener mustAnswer />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Book Yoga' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

function pretendHeights(content: number, shown: number) {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(content);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(shown);
}

afterEach(() => vi.restoreAllMocks());

test.each([
  ['a long text can be scrolled with the keyboard', 900, <p key="text">Terms</p>, '0'],
  ['a text that fits takes no focus', 300, <p key="text">Terms</p>, null],
  [
    'a long text with a link needs no focus of its own',
    900,
    <a key="link" href="/terms">
      Terms
    </a>,
    null,
  ],
])('%s', (_, height, content, tabIndex) => {
  pretendHeights(height, 400);
  renderBranded(
    <Dialog open onClose={vi.fn()} title="Terms and conditions">
      {content}
    </Dialog>,
  );
  expect(screen.getByText('Terms').parentElement?.getAttribute('tabindex')).toBe(tabIndex);
});

test('a confirm dialog asks, and passes on both answers', async () => {
  const confirm = vi.fn();
  const cancel = vi.fn();
  const { user } = renderBranded(
    <ConfirmDialog
      open
      title="Clear your basket?"
      confirmText="Clear basket"
      danger
      onConfirm={confirm}
      onCancel={cancel}
    >
      Your held places go back to others.
    </ConfirmDialog>,
  );
  const dialog = screen.getByRole('alertdialog', { name: 'Clear your basket?' });
  const words = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(words?.textContent).toBe('Your held places go back to others.');
  await user.click(within(dialog).getByRole('button', { name: 'Clear basket' }));
  expect(confirm).toHaveBeenCalledTimes(1);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(cancel).toHaveBeenCalledTimes(1);
});

test('a question cannot be dismissed while its action runs', async () => {
  const cancel = vi.fn();
  const { user } = renderBranded(
    <ConfirmDialog
      open
      loading
      title="Clear your basket?"
      confirmText="Clear"
      onConfirm={vi.fn()}
      onCancel={cancel}
    >
      Your held places go back to others.
    </ConfirmDialog>,
  );
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true);
  expect(cancel).not.toHaveBeenCalled();
});

test.each([false, true])('a drawer is a named dialog, its title shown or hidden', async (hideTitle) => {
  const close = vi.fn();
  const { user } = renderBranded(
    <Drawer open onClose={close} title="Menu" hideTitle={hideTitle} tone="header">
      <a href="/">Home</a>
    </Drawer>,
  );
  const drawer = screen.getByRole('dialog', { name: 'Menu' });
  expect(within(drawer).getByRole('link', { name: 'Home' })).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
});
