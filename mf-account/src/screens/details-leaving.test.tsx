// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { updateUser } from 'shared-contracts/api/account';
import { LEAVES_PAGE } from 'shared-contracts/leaving';
import { answer } from 'shared-platform/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { open, press } from './details-testing.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const isHeldOnClosing = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' });

/** A control of the frame around the screen, and what its click does where nothing holds it. */
function control(tag: 'a' | 'button', attributes: Record<string, string>) {
  const followed = vi.fn((event: Event) => event.preventDefault());
  const element = document.body.appendChild(document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.addEventListener('click', followed);
  return { element, followed };
}

async function change() {
  const mobile = await screen.findByLabelText('Mobile number');
  await userEvent.type(mobile, '9');
  return mobile;
}

it('leaves at once while nothing is changed, also once a change is taken back', async () => {
  open();
  const { element, followed } = control('a', { href: '/elsewhere' });
  const mobile = await change();
  expect(isHeldOnClosing()).toBe(true);
  await userEvent.type(mobile, '{Backspace}');
  expect(isHeldOnClosing()).toBe(false);
  element.click();
  expect(followed).toHaveBeenCalledOnce();
  expect(question()).toBeNull();
});

it.each([
  ['a', { href: '/elsewhere' }],
  ['button', { [LEAVES_PAGE]: '' }],
] as const)('holds a click on %s until the question is answered', async (tag, attributes) => {
  open();
  const { element, followed } = control(tag, attributes);
  await change();
  element.click();
  const asked = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await userEvent.click(asked.getByRole('button', { name: 'Stay on this page' }));
  await waitFor(() => expect(question()).toBeNull());
  expect(followed).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Mobile number')).toHaveValue('07700 9002019');
  element.click();
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(followed).toHaveBeenCalledOnce();
  expect(isHeldOnClosing()).toBe(false);
});

it.each<Record<string, string>>([
  { href: '#photo' },
  { href: '/elsewhere', target: '_blank' },
  { href: 'mailto:help@example.com' },
])('follows a link that keeps the page: %o', async (attributes) => {
  open();
  const { element, followed } = control('a', attributes);
  await change();
  element.click();
  expect(followed).toHaveBeenCalledOnce();
  expect(question()).toBeNull();
});

it('asks nothing once the changes are saved', async () => {
  open(answer(updateUser, { token: 'next-token' }));
  await change();
  await press('Save my details');
  await waitFor(() => expect(isHeldOnClosing()).toBe(false));
});

it('holds the way back to another page where browsers allow it, and not to a place on this page', async () => {
  const traverseTo = vi.fn();
  const navigation = Object.assign(new EventTarget(), { traverseTo });
  vi.stubGlobal('navigation', navigation);
  const goBack = (url: string) => {
    const event = new Event('navigate', { cancelable: true });
    const destination = { key: 'before', url };
    return !navigation.dispatchEvent(Object.assign(event, { navigationType: 'traverse', destination }));
  };
  open();
  await change();
  expect(goBack(`${location.href}#photo`)).toBe(false);
  expect(goBack('https://example.com/before')).toBe(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(traverseTo).toHaveBeenCalledExactlyOnceWith('before');
});

it('asks nothing when the session ends, which keeps the changes itself', async () => {
  const { bus } = open();
  await change();
  bus.emit('session:ended', { reason: 'expired' });
  expect(isHeldOnClosing()).toBe(false);
});
