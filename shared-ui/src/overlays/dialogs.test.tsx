// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
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

/** Stands in for the platform's, which has the youngest watcher serve a request. */
class Watcher extends EventTarget {
  static open: Watcher[] = [];
  constructor() {
    super();
    Watcher.open.push(this);
  }
  destroy() {
    Watcher.open = Watcher.open.filter((each) => each !== this);
  }
  static request() {
    const watcher = Watcher.open.pop();
    act(() => watcher?.dispatchEvent(new Event('close')));
    return watcher !== undefined;
  }
}

test('the device’s own way back closes a dialog once, and leaves one that must be answered', async () => {
  vi.stubGlobal('CloseWatcher', Watcher);
  const closable = renderBranded(<Opener />);
  expect(Watcher.request()).toBe(false);
  await closable.user.click(screen.getByRole('button', { name: 'Open' }));
  expect(Watcher.request()).toBe(true);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(Watcher.request()).toBe(false);
  closable.unmount();
  const { user } = renderBranded(<Opener mustAnswer />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  for (let request = 0; request < 2; request++) expect(Watcher.request()).toBe(true);
  expect(screen.getByRole('dialog', { name: 'Book Yoga' })).toBeTruthy();
});

/** Goes back, as the browser's button does; false if something took it up. */
function goBack(navigation: EventTarget, parts = {}): boolean {
  const event = new Event('navigate', { cancelable: true });
  Object.assign(event, {
    navigationType: 'traverse',
    userInitiated: true,
    destination: { index: 2 },
    ...parts,
  });
  let isLeft = false;
  act(() => {
    isLeft = navigation.dispatchEvent(event);
  });
  return isLeft;
}

test('the browser’s way back closes what was opened last, and nothing else', async () => {
  const navigation = Object.assign(new EventTarget(), { currentEntry: { index: 3 } });
  vi.stubGlobal('navigation', navigation);
  const { user } = renderBranded(
    <Drawer open onClose={() => undefined} title="Menu">
      <Opener />
    </Drawer>,
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(goBack(navigation, { destination: { index: 4 } })).toBe(true);
  expect(goBack(navigation, { userInitiated: false })).toBe(true);
  expect(goBack(navigation, { navigationType: 'push' })).toBe(true);
  expect(screen.getByRole('dialog', { name: 'Book Yoga' })).toBeTruthy();
  expect(goBack(navigation)).toBe(false);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Book Yoga' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeTruthy();
});

test('the browser’s way back leaves the page where nothing is open', async () => {
  const navigation = Object.assign(new EventTarget(), { currentEntry: { index: 3 } });
  vi.stubGlobal('navigation', navigation);
  const { user } = renderBranded(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(goBack(navigation)).toBe(true);
});

test('an Escape that closes a dialog is used up', async () => {
  const { user } = renderBranded(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const pressed = vi.fn<(event: KeyboardEvent) => void>();
  window.addEventListener('keydown', pressed, { capture: true });
  await user.keyboard('{Escape}');
  window.removeEventListener('keydown', pressed, { capture: true });
  expect(pressed.mock.calls[0]?.[0].defaultPrevented).toBe(true);
});

function pretendHeights(content: number, shown: number) {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(content);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(shown);
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

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
  [
    'a long text with a frame can, as keys in the frame scroll no more than that',
    900,
    <div key="frame">
      Terms <iframe title="Your bank" />
      <input type="hidden" />
    </div>,
    '0',
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
